import type { ErrorCode } from '@greenlight/kit/domain/errors'
import { limits } from '@greenlight/kit/domain/limits'

const codes = {
  experienceNotes: { missing: 'experience-note', tooLong: 'experience-note-length' },
  comment: { missing: null, tooLong: 'comment-length' },
} as const

/** What is wrong with a text that a member wants to add; a missing comment is nobody's mistake. */
export function checkText(text: string, kind: keyof typeof codes): ErrorCode | null {
  const { length } = text.trim()
  if (length === 0) return codes[kind].missing
  return length > limits[kind] ? codes[kind].tooLong : null
}
