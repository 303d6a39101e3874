import * as v from 'valibot'
import { limits } from '../../domain/limits.ts'
import { moderationActions, type LogEntry } from '../../domain/moderation.ts'
import { date, orNull, text } from '../../domain/stored.ts'
import type { Fields } from '../fields.ts'

const stored = v.object({
  actor: text(128),
  action: orNull(v.picklist(moderationActions)),
  target: text(1500),
  reason: text(limits.decisionReason),
  at: date,
})

/** An entry of the log as stored; null for an action that is not known here. */
export function parseLogEntry(id: string, fields: Fields): LogEntry | null {
  const { action, ...entry } = v.parse(stored, fields)
  return action && { id, action, ...entry }
}
