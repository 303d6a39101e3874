import { showMeOptions } from '@greenlight/domain/gender'
import { tidyUsername, usernameProblem } from '@greenlight/domain/names'
import * as v from 'valibot'
import { failure } from '../../errors.ts'

const CODES = {
  'username-required': 'kit/username-required',
  'username-length': 'kit/username-length',
  'username-letters': 'kit/username-letters',
  'username-house': 'kit/username-house',
} as const

/**
 * A username as it is stored.
 * @param kept the current name of the member, which stays valid even if the current rules refuse it
 */
export function usernameSchema(kept?: string) {
  return v.pipe(
    v.string(),
    v.transform(tidyUsername),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === kept) return
      const problem = usernameProblem(dataset.value)
      if (problem) addIssue({ message: failure(CODES[problem]).text })
    }),
  )
}

/** The genders that the member wants to see: at least one. */
export const showMeSchema = v.pipe(
  v.array(v.picklist(showMeOptions)),
  v.minLength(1, failure('kit/show-me-required').text),
)
