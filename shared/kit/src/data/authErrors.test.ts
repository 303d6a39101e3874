import { GreenlightError } from '@greenlight/runtime'
import { expect, test } from 'vitest'
import { fail } from '../errors.ts'
import { authErrorText } from './authErrors.ts'

/** The fallback text. */
const texts = {
  'sign-in-failed': 'Sign-in failed',
  'sign-up-failed': 'Sign-up failed',
  'google-sign-in-failed': 'Google sign-in failed',
} as const

/** An error as the SDK creates it; `text` is 'Error' where the server sent none. */
function authError(fallback: keyof typeof texts, code: string, text = 'Error'): GreenlightError {
  const cause = Object.assign(new Error(`Firebase: ${text} (auth/${code}).`), {
    code: `auth/${code}`,
  })
  return new GreenlightError({ code: fallback, text: texts[fallback], cause })
}

test.each<[keyof typeof texts, string, string | undefined, string | null]>([
  // One text for an unknown address and a wrong password.
  ['sign-in-failed', 'wrong-password', undefined, 'Wrong e-mail or password.'],
  ['sign-in-failed', 'user-not-found', undefined, 'Wrong e-mail or password.'],
  ['sign-in-failed', 'invalid-credential', undefined, 'Wrong e-mail or password.'],
  [
    'sign-in-failed',
    'invalid-credential',
    'No user with this address',
    'Wrong e-mail or password.',
  ],
  ['sign-in-failed', 'user-disabled', undefined, 'This account is disabled.'],
  [
    'sign-in-failed',
    'too-many-requests',
    undefined,
    'Too many attempts. Wait a few minutes, then try again.',
  ],
  ['sign-up-failed', 'email-already-in-use', undefined, 'This address has an account already.'],
  // Firebase's text without prefix and code.
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
    'There is no connection. Check your network, then try again.',
  ],
  ['sign-up-failed', 'something-new', 'Please try tomorrow!', 'Please try tomorrow!'],
  // Firebase sends no text.
  ['sign-in-failed', 'internal-error', undefined, 'Sign-in failed'],
  ['sign-up-failed', 'internal-error', undefined, 'Sign-up failed'],
  ['google-sign-in-failed', 'internal-error', undefined, 'Google sign-in failed'],
  [
    'google-sign-in-failed',
    'popup-closed-by-user',
    undefined,
    'Google’s window was closed before you were signed in.',
  ],
  [
    'google-sign-in-failed',
    'popup-blocked',
    undefined,
    'Your browser blocked Google’s window. Open it with the button.',
  ],
  // A second click opened another window.
  ['google-sign-in-failed', 'cancelled-popup-request', undefined, null],
])('%s, auth/%s, %j: %j', (fallback, code, providerText, text) => {
  expect(authErrorText(authError(fallback, code, providerText))).toBe(text)
})

test.each([
  ['an error of our own', new TypeError('x is not a function')],
  ['a text', 'auth/weak-password'],
  ['nothing', undefined],
])('shows the fallback for %s', (_, cause) => {
  expect(authErrorText(fail('kit/sign-in-failed', cause))).toBe('Sign-in failed')
})
