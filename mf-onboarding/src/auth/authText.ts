import type { GreenlightError } from '@greenlight/kit/domain/errors'
import { authCode } from './authCode.ts'

/** What the provider says of an address that is none. */
export const BAD_EMAIL = 'The email address is badly formatted.'

/**
 * The provider's own words. Its production build leaves most of them out (they are 10 KB), so those
 * that members can meet stand here; "AuthError" in them is code noise.
 */
const words: Readonly<Record<string, string>> = {
  'auth/invalid-email': BAD_EMAIL,
  'auth/weak-password': 'The password must be 6 characters long or more.',
  'auth/password-does-not-meet-requirements': 'The password does not meet the requirements.',
  'auth/network-request-failed':
    'A network error (such as timeout, interrupted connection or unreachable host) has occurred.',
  'auth/timeout': 'The operation has timed out.',
  'auth/too-many-requests':
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  'auth/popup-blocked':
    'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  'auth/account-exists-with-different-credential':
    'An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address.',
  'auth/web-storage-unsupported':
    'This browser is not supported or 3rd party cookies and data may be disabled.',
}

/** Saying these would tell a stranger whether an address has an account here. */
const telling = [
  'auth/email-already-in-use',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]

/** The member closed Google's window: nothing has failed. */
const changedMind = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]

/** What a member reads of a failed sign-in or sign-up; null if there is nothing to say. */
export function authText({ cause, message: fallBack }: GreenlightError): string | null {
  const code = authCode(cause)
  if (changedMind.includes(code)) return null
  if (telling.includes(code)) return fallBack
  const said = code && cause instanceof Error ? withoutNoise(cause.message) : ''
  return (said || words[code]) ?? fallBack
}

/** `Firebase: Password should be … (auth/weak-password).` → `Password should be ….`; '' if that is all noise. */
function withoutNoise(message: string): string {
  const said = message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
    .trim()
  if (/^(Error)?\.?$/.test(said)) return ''
  return /[.!?]$/.test(said) ? said : `${said}.`
}
