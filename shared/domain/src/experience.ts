import * as v from 'valibot'
import { type Fields } from './fields.ts'
import { limits } from './limits.ts'
import { authorName } from './member.ts'
import { date, filledOrNull, oneOf, text } from './stored.ts'
import { type Tone, tones } from './tone.ts'

/** A member's experience with the person in a report, `reports/{reportId}/experiences/{id}`. */
export type Experience = {
  readonly id: string
  readonly reportId: string
  readonly userId: string | null
  readonly authorName: string
  readonly tone: Tone
  readonly notes: string
  readonly createdAt: Date | null
  /** When its author last changed it; null if never. */
  readonly editedAt: Date | null
}

/** A comment, `reports/{reportId}/experiences/{experienceId}/comments/{id}`. */
export type Comment = {
  readonly id: string
  readonly reportId: string
  readonly experienceId: string
  readonly userId: string | null
  readonly authorName: string
  readonly text: string
  readonly createdAt: Date | null
  /** When its author last changed it; null if never. */
  readonly editedAt: Date | null
}

const storedExperience = v.object({
  userId: filledOrNull,
  displayName: filledOrNull,
  userName: filledOrNull,
  tone: oneOf(tones, 'yellow'),
  notes: text(limits.experienceNotes),
  createdAt: date,
  editedAt: date,
})

/** Parses the experience stored at `path`. An unreadable tone becomes Caution, because green would mislead. */
export function parseExperience(id: string, fields: Fields, path: string): Experience {
  const { displayName, userName, ...experience } = v.parse(storedExperience, fields)
  const [, reportId = ''] = path.split('/')
  return { id, reportId, authorName: authorName({ displayName, userName }), ...experience }
}

const storedComment = v.object({
  userId: filledOrNull,
  displayName: filledOrNull,
  userName: filledOrNull,
  text: text(limits.comment),
  createdAt: date,
  editedAt: date,
})

/** Parses the comment stored at `path`. */
export function parseComment(id: string, fields: Fields, path: string): Comment {
  const { displayName, userName, ...comment } = v.parse(storedComment, fields)
  const [, reportId = '', , experienceId = ''] = path.split('/')
  return {
    id,
    reportId,
    experienceId,
    authorName: authorName({ displayName, userName }),
    ...comment,
  }
}
