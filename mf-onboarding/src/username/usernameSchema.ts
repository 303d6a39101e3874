import { tidyUsername, usernameProblem } from '@greenlight/domain/names'
import * as v from 'valibot'
import { failure } from '../errors.ts'

const CODES = {
  'username-required': 'onboarding/username-required',
  'username-length': 'onboarding/username-length',
  'username-letters': 'onboarding/username-letters',
  'username-house': 'onboarding/username-house',
} as const

/**
 * A new username as it is stored.
 * @param isTaken whether it is known that another member has a name
 */
export function usernameSchema(isTaken: (username: string) => boolean) {
  return v.pipe(
    v.string(),
    v.transform(tidyUsername),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const problem = usernameProblem(dataset.value)
      if (problem) addIssue({ message: failure(CODES[problem]).text })
      else if (isTaken(dataset.value)) {
        addIssue({ message: failure('onboarding/username-taken').text })
      }
    }),
  )
}
