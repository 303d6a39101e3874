import { limits } from '@greenlight/domain/limits'
import type { Failure } from '@greenlight/runtime'
import { failure } from '../errors.ts'

const EDITABLE_MS = 15 * 60 * 1000

/** Until when its author can change what was written at `createdAt`, in milliseconds. */
export function editableUntil(createdAt: Date | null): number {
  return createdAt ? createdAt.getTime() + EDITABLE_MS : 0
}

/** Whether its author can still change what was written at `createdAt`. */
export function isEditable(createdAt: Date | null, now: number): boolean {
  return now < editableUntil(createdAt)
}

const failures = {
  experienceNotes: {
    missing: failure('profile/experience-note'),
    tooLong: failure('profile/experience-note-length'),
  },
  comment: { missing: null, tooLong: failure('profile/comment-length') },
} as const

/** The problem of a text that a member wants to add; null if there is none. An empty comment is none. */
export function textProblem(text: string, kind: keyof typeof failures): Failure | null {
  const { length } = text.trim()
  if (length === 0) return failures[kind].missing
  return length > limits[kind] ? failures[kind].tooLong : null
}
