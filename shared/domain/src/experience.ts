import * as v from 'valibot'
import { type Fields, isRecord } from './fields.ts'
import { limits } from './limits.ts'
import { authorName } from './member.ts'
import { date, filledOrNull, oneOf, orNull, readDate, text } from './stored.ts'
import { type Tone, tones } from './tone.ts'

/** What a member can say about the own experience, besides own words. */
export const experienceTags = [
  'asked-for-money',
  'felt-pressured',
  'photos-not-real',
  'no-accepted',
  'kind',
  'respectful',
] as const

export type ExperienceTag = (typeof experienceTags)[number]

export const experienceTagLabels: Readonly<Record<ExperienceTag, string>> = {
  'asked-for-money': 'I was asked for money',
  'felt-pressured': 'I felt pressured',
  'photos-not-real': 'The photos were not real',
  'no-accepted': 'My no was accepted',
  kind: 'Kind',
  respectful: 'Respectful',
}

/** Tags on one experience. */
export const MAX_TAGS = 3

/** When it was, seen from when it was written. */
export const experienceTimes = ['this-year', 'last-year', 'earlier'] as const

export type ExperienceTime = (typeof experienceTimes)[number]

/** A member's experience with the person in a report, `reports/{reportId}/experiences/{id}`. */
export type Experience = {
  readonly id: string
  readonly reportId: string
  readonly userId: string | null
  readonly authorName: string
  readonly tone: Tone
  readonly notes: string
  readonly tags: readonly ExperienceTag[]
  /** Seen from `createdAt`; null if its author did not say. */
  readonly when: ExperienceTime | null
  readonly createdAt: Date | null
  /** Comments from before are about an earlier experience under this id, and not shown. Null if it has no time. */
  readonly commentsSince: Date | null
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
  tags: v.fallback(v.pipe(v.array(v.picklist(experienceTags)), v.maxLength(MAX_TAGS)), []),
  when: orNull(v.picklist(experienceTimes)),
  createdAt: date,
  editedAt: date,
})

/** Parses the experience stored at `path`. An unreadable tone becomes Caution, because green would mislead. */
export function parseExperience(id: string, fields: Fields, path: string): Experience {
  const { displayName, userName, ...experience } = v.parse(storedExperience, fields)
  const [, reportId = ''] = path.split('/')
  const author = { authorName: authorName({ displayName, userName }) }
  return { id, reportId, ...author, ...experience, commentsSince: commentsSince(fields) }
}

/**
 * From when on comments on a stored experience can be read: the first full millisecond that is not before its
 * `createdAt`, because a Date has no microseconds. Null if it has no time: then all can.
 */
export function commentsSince({ createdAt }: Fields): Date | null {
  const time = readDate(createdAt)
  if (!time || !isRecord(createdAt)) return time
  const isFullMs = Number(createdAt['nanoseconds'] ?? 0) % 1_000_000 === 0
  return isFullMs ? time : new Date(time.getTime() + 1)
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
