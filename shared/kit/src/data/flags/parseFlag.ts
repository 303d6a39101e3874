import * as v from 'valibot'
import { flagReasons, flagStates, type Flag } from '../../domain/flag.ts'
import { limits } from '../../domain/limits.ts'
import { date, filled, oneOf, text } from '../../domain/stored.ts'
import type { Fields } from '../fields.ts'

const stored = v.object({
  by: text(128),
  targetPath: filled,
  reportId: filled,
  reason: oneOf(flagReasons, 'other'),
  note: text(limits.flagNote),
  evidence: text(limits.message),
  createdAt: date,
  state: oneOf(flagStates, 'open'),
  decidedBy: filled,
  decidedAt: date,
})

/** A flag as stored; an unknown reason is 'other', an unknown state open. Null without a target. */
export function parseFlag(id: string, fields: Fields): Flag | null {
  const { targetPath, evidence, ...flag } = v.parse(stored, fields)
  return targetPath === null ? null : { id, targetPath, evidence: evidence || null, ...flag }
}
