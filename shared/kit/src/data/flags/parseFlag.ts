import { flagReasons, flagStates, type Flag } from '../../domain/flag.ts'
import { limits } from '../../domain/limits.ts'
import { readDate } from '../../domain/userDocument.ts'
import { readId, readText, type Fields } from '../fields.ts'

/** A flag as stored; an unknown reason is 'other', an unknown state open. Null without a target. */
export function parseFlag(id: string, fields: Fields): Flag | null {
  const targetPath = readId(fields['targetPath'])
  if (!targetPath) return null
  return {
    id,
    by: readText(fields['by'], 128),
    targetPath,
    reportId: readId(fields['reportId']),
    reason: flagReasons.find((reason) => reason === fields['reason']) ?? 'other',
    note: readText(fields['note'], limits.flagNote),
    evidence: readText(fields['evidence'], limits.message) || null,
    createdAt: readDate(fields['createdAt']),
    state: flagStates.find((state) => state === fields['state']) ?? 'open',
    decidedBy: readId(fields['decidedBy']),
    decidedAt: readDate(fields['decidedAt']),
  }
}
