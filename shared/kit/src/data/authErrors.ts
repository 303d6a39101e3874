import type { GreenlightError } from '@greenlight/runtime'

/** Firebase's own text for an invalid address. */
export const INVALID_EMAIL_TEXT = 'The email address is badly formatted.'

export const ACCOUNT_EXISTS_TEXT = 'This address has an account already.'

const wrongCredentials = 'Wrong e-mail or password.'

/** The same text for an unknown address and a wrong password: strangers cannot look for accounts. */
const ownTexts: Readonly<Record<string, string>> = {
  'auth/invalid-credential': wrongCredentials,
  'auth/invalid-login-credentials': wrongCredentials,
  'auth/user-not-found': wrongCredentials,
  'auth/wrong-password': wrongCredentials,
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/email-already-in-use': ACCOUNT_EXISTS_TEXT,
  'auth/account-exists-with-different-credential':
    'This address has an account already. Sign in with your e-mail and password.',
  'auth/user-disabled': 'This account is disabled.',
  'auth/network-request-failed': 'There is no connection. Check your network, then try again.',
  'auth/timeout': 'The answer took too long. Check your network, then try again.',
  'auth/popup-blocked': 'Your browser blocked Google’s window. Open it with the button.',
  'auth/popup-closed-by-user': 'Google’s window was closed before you were signed in.',
  'auth/user-cancelled': 'Google’s window was closed before you were signed in.',
}

/**
 * Firebase's own texts where they are good. They are listed here because its production build leaves
 * most of them out (they are 10 KB).
 */
const providerTexts: Readonly<Record<string, string>> = {
  'auth/invalid-email': INVALID_EMAIL_TEXT,
  'auth/weak-password': 'The password must be 6 characters long or more.',
  'auth/password-does-not-meet-requirements': 'The password does not meet the requirements.',
  'auth/web-storage-unsupported':
    'This browser is not supported or 3rd party cookies and data may be disabled.',
}

/**
 * Firebase opens Google's window after it has downloaded its code. Browsers block a window that opens too
 * long after the click. At the next click it opens at once.
 */
export const isPopupBlocked = (error: GreenlightError | null): boolean =>
  authCode(error?.cause) === 'auth/popup-blocked'

const wrongPassword = [
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
]

/** Whether a known account was not signed in because of the password. */
export const isWrongPassword = (error: GreenlightError | null): boolean =>
  wrongPassword.includes(authCode(error?.cause))

/** A second click replaced the first one's window, which is not an error. */
const REPLACED = 'auth/cancelled-popup-request'

/** Firebase's code of an error, for instance `auth/weak-password`; '' for any other error. */
export function authCode(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return ''
  return typeof cause.code === 'string' && cause.code.startsWith('auth/') ? cause.code : ''
}

/** The text for members after a failed sign-in or sign-up; null for no text. */
export function authErrorText({ cause, message: fallback }: GreenlightError): string | null {
  const code = authCode(cause)
  if (code === REPLACED) return null
  if (ownTexts[code]) return ownTexts[code]
  const text = code && cause instanceof Error ? withoutPrefixAndCode(cause.message) : ''
  return (text || providerTexts[code]) ?? fallback
}

/** `Firebase: Password should be … (auth/weak-password).` → `Password should be ….`; '' if nothing else is left. */
function withoutPrefixAndCode(message: string): string {
  const text = message
    .replace(/^Firebase: /, '')
    .replace(/\s{0,9}\(auth\/[\w-]+\)\.?$/, '')
    .trim()
  if (/^(Error)?\.?$/.test(text)) return ''
  return /[.!?]$/.test(text) ? text : `${text}.`
}
