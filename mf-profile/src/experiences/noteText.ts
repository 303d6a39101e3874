import { limits } from '@greenlight/domain/limits'
import * as v from 'valibot'
import { failure } from '../errors.ts'

/** The note of an experience as it is stored. */
export const noteText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(failure('profile/experience-note').text),
  v.maxLength(limits.experienceNotes, failure('profile/experience-note-length').text),
)
