import { type ErrorCode, errorText, GreenlightError } from '@greenlight/kit/domain/errors'
import { expect, test } from 'vitest'
import { authText } from './authText.ts'

/** As the SDK makes them: with words only where the server sent some. */
function failed(fallBack: ErrorCode, code: string, words = 'Error'): GreenlightError {
  const cause = Object.assign(new Error(`Firebase: ${words} (auth/${code}).`), {
    code: `auth/${code}`,
  })
  return new GreenlightError(fallBack, cause)
}

test.each<[ErrorCode, string, string | undefined, string | null]>([
  // Nobody learns from these whether an address has an account.
  ['sign-in-failed', 'wrong-password', undefined, 'Sign-in failed'],
  ['sign-in-failed', 'user-not-found', undefined, 'Sign-in failed'],
  ['sign-in-failed', 'invalid-credential', undefined, 'Sign-in failed'],
  ['sign-in-failed', 'invalid-credential', 'No user with this address', 'Sign-in failed'],
  ['sign-in-failed', 'user-disabled', undefined, 'Sign-in failed'],
  ['sign-up-failed', 'email-already-in-use', undefined, 'Sign-up failed'],
  // The provider's words, without its code noise.
  [
    'sign-up-failed',
    'weak-password',
    'Password should be at least 6 characters',
    'Password should be at least 6 characters.',
  ],
  ['sign-up-failed', 'weak-password', undefined, 'The password must be 6 characters long or more.'],
  ['sign-up-failed', 'invalid-email', undefined, 'The email address is badly formatted.'],
  [
    'sign-in-failed',
    'network-request-failed',
    undefined,
    'A network error (such as timeout, interrupted connection or unreachable host) has occurred.',
  ],
  ['sign-up-failed', 'something-new', 'Please try tomorrow!', 'Please try tomorrow!'],
  // No words at all.
  ['sign-in-failed', 'internal-error', undefined, 'Sign-in failed'],
  ['sign-up-failed', 'internal-error', undefined, 'Sign-up failed'],
  ['google-sign-in-failed', 'internal-error', undefined, 'Google sign-in failed'],
  // Not a failure.
  ['google-sign-in-failed', 'popup-closed-by-user', undefined, null],
  ['google-sign-in-failed', 'cancelled-popup-request', undefined, null],
])('%s, auth/%s, %j: %j', (fallBack, code, words, text) => {
  expect(authText(failed(fallBack, code, words))).toBe(text)
})

test.each([
  ['a failure of our own', new TypeError('x is not a function')],
  ['a text', 'auth/weak-password'],
  ['nothing', undefined],
])('%s shows the fall-back', (_, cause) => {
  expect(authText(new GreenlightError('sign-in-failed', cause))).toBe(errorText('sign-in-failed'))
})
