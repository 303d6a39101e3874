import { limits } from '../../domain/limits.ts'
import { isModerationAction, type LogEntry } from '../../domain/moderation.ts'
import { readDate } from '../../domain/userDocument.ts'
import { readText, type Fields } from '../fields.ts'

/** An entry of the log as stored; null for an action that is not known here. */
export function parseLogEntry(id: string, fields: Fields): LogEntry | null {
  const { action } = fields
  if (!isModerationAction(action)) return null
  return {
    id,
    actor: readText(fields['actor'], 128),
    action,
    target: readText(fields['target'], 1500),
    reason: readText(fields['reason'], limits.decisionReason),
    at: readDate(fields['at']),
  }
}
