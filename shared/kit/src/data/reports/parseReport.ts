import * as v from 'valibot'
import { authorName } from '../../domain/authorName.ts'
import { genders } from '../../domain/gender.ts'
import { limits } from '../../domain/limits.ts'
import { reportStatuses, type Report } from '../../domain/report.ts'
import {
  coords,
  count,
  date,
  filled,
  line,
  lineOrNull,
  oneOf,
  orNull,
  part,
  photo,
  text,
} from '../../domain/stored.ts'
import { tones } from '../../domain/tone.ts'
import { wantsToSeeOptions } from '../../domain/wantsToSee.ts'
import type { Fields } from '../fields.ts'

/** The five spellings of a report's owner, the one in use first. */
export const ownerFields = ['ownerUid', 'authorUid', 'uid', 'userId', 'createdBy'] as const

const owner = v.object({
  ownerUid: filled,
  authorUid: filled,
  uid: filled,
  userId: filled,
  createdBy: filled,
  ownerDisplayName: filled,
  authorDisplayName: filled,
  ownerEmail: filled,
  authorEmail: filled,
})

const stored = v.object({
  name: line(limits.reportName, 'Unnamed'),
  age: orNull(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.ltValue(150),
      v.transform((age) => Math.floor(age)),
    ),
  ),
  tone: oneOf(tones, 'yellow'),
  notes: text(limits.notes),
  location: line(limits.location),
  locationCoords: coords,
  gender: orNull(v.picklist(genders)),
  wantsToSee: orNull(v.picklist(wantsToSeeOptions)),
  photoUrl: photo,
  createdAt: date,
  status: oneOf(reportStatuses, 'pending'),
  counters: part({ green: count, yellow: count, red: count }),
  flagCount: count,
  decisionReason: lineOrNull(limits.decisionReason),
})

/**
 * A report as stored, whatever its age. What is missing or odd becomes a placeholder: an unreadable
 * tone Caution, since it must never look like an all-clear, and an unreadable status in review.
 */
export function parseReport(id: string, fields: Fields): Report {
  const { locationCoords, ...report } = v.parse(stored, fields)
  return { id, ...readOwner(fields), coords: locationCoords, ...report }
}

function readOwner(fields: Fields): Pick<Report, 'ownerUid' | 'ownerName'> {
  const known = v.parse(owner, fields)
  return {
    ownerUid: ownerFields.map((field) => known[field]).find((uid) => uid !== null) ?? null,
    ownerName: authorName({
      displayName: known.ownerDisplayName,
      userName: known.authorDisplayName,
      email: known.ownerEmail ?? known.authorEmail,
    }),
  }
}
