import { authorName } from '../../domain/authorName.ts'
import type { Experience } from '../../domain/experience.ts'
import { limits } from '../../domain/limits.ts'
import { isTone } from '../../domain/tone.ts'
import { readDate } from '../../domain/userDocument.ts'
import { readId, readText, type Fields } from '../fields.ts'

/** An experience as stored at `path`; an unreadable tone is Caution, never an all-clear. */
export function parseExperience(id: string, fields: Fields, path: string): Experience {
  const { displayName, userName, tone } = fields
  const [, reportId = ''] = path.split('/')
  return {
    id,
    reportId,
    userId: readId(fields['userId']),
    authorName: authorName({ displayName, userName }).slice(0, limits.reportName),
    tone: isTone(tone) ? tone : 'yellow',
    notes: readText(fields['notes'], limits.experienceNotes),
    createdAt: readDate(fields['createdAt']),
  }
}
