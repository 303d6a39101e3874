import { authorName } from '../../domain/authorName.ts'
import { readCoords } from '../../domain/coords.ts'
import { isGender } from '../../domain/gender.ts'
import { limits } from '../../domain/limits.ts'
import { readPhotoDataUrl } from '../../domain/photoDataUrl.ts'
import { isRecord } from '../../domain/record.ts'
import { isReportStatus, type Report } from '../../domain/report.ts'
import { isTone } from '../../domain/tone.ts'
import { readDate } from '../../domain/userDocument.ts'
import { isWantsToSee } from '../../domain/wantsToSee.ts'
import { readCount, readId, readText, type Fields } from '../fields.ts'

/** The five spellings of a report's owner, the one in use first. */
export const ownerFields = ['ownerUid', 'authorUid', 'uid', 'userId', 'createdBy'] as const

/**
 * A report as stored, whatever its age. What is missing or odd becomes a placeholder: an unreadable
 * tone Caution, since it must never look like an all-clear, and an unreadable status in review.
 */
export function parseReport(id: string, fields: Fields): Report {
  const { tone, gender, wantsToSee, status } = fields
  const counters = isRecord(fields['counters']) ? fields['counters'] : {}
  return {
    id,
    ownerUid: ownerFields.map((field) => readId(fields[field])).find((uid) => uid !== null) ?? null,
    ownerName: readOwnerName(fields),
    name: readText(fields['name'], limits.reportName).trim() || 'Unnamed',
    age: readAge(fields['age']),
    tone: isTone(tone) ? tone : 'yellow',
    notes: readText(fields['notes'], limits.notes),
    location: readText(fields['location'], limits.location).trim(),
    coords: readCoords(fields['locationCoords']),
    gender: isGender(gender) ? gender : null,
    wantsToSee: isWantsToSee(wantsToSee) ? wantsToSee : null,
    photoUrl: readPhotoDataUrl(fields['photoUrl']),
    createdAt: readDate(fields['createdAt']),
    status: isReportStatus(status) ? status : 'pending',
    counters: {
      green: readCount(counters['green']),
      yellow: readCount(counters['yellow']),
      red: readCount(counters['red']),
    },
    flagCount: readCount(fields['flagCount']),
    decisionReason: readText(fields['decisionReason'], limits.decisionReason).trim() || null,
  }
}

function readOwnerName(fields: Fields): string {
  const name = authorName({
    displayName: fields['ownerDisplayName'],
    userName: fields['authorDisplayName'],
    email: readId(fields['ownerEmail']) ?? fields['authorEmail'],
  })
  return name.slice(0, limits.reportName)
}

function readAge(age: unknown): number | null {
  return typeof age === 'number' && age >= 0 && age < 150 ? Math.floor(age) : null
}
