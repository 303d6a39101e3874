import * as v from 'valibot'
import { authorName } from '../../domain/authorName.ts'
import type { Experience } from '../../domain/experience.ts'
import { limits } from '../../domain/limits.ts'
import { date, filled, oneOf, text } from '../../domain/stored.ts'
import { tones } from '../../domain/tone.ts'
import type { Fields } from '../fields.ts'

const stored = v.object({
  userId: filled,
  displayName: filled,
  userName: filled,
  tone: oneOf(tones, 'yellow'),
  notes: text(limits.experienceNotes),
  createdAt: date,
})

/** An experience as stored at `path`; an unreadable tone is Caution, never an all-clear. */
export function parseExperience(id: string, fields: Fields, path: string): Experience {
  const { displayName, userName, ...experience } = v.parse(stored, fields)
  const [, reportId = ''] = path.split('/')
  return { id, reportId, authorName: authorName({ displayName, userName }), ...experience }
}
