import { NOBODY } from '../../shared/domain/src/report.ts'
import type { Snapshot } from './migrate.mjs'

/** The fields that named a report's owner in older versions, in the order in which they were read. */
export const ownerFields = ['ownerUid', 'authorUid', 'uid', 'userId', 'createdBy'] as const

/** The owner of a report of any version; `-` if it names nobody. */
export function ownerOf(report: Snapshot): string {
  const uids = ownerFields.map((field): unknown => report.get(field))
  return uids.find((uid): uid is string => typeof uid === 'string' && uid !== '') ?? NOBODY
}
