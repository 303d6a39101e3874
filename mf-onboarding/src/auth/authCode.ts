/** The provider's code of a failure, as `auth/weak-password`; '' if it is none of the provider's. */
export function authCode(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return ''
  return typeof cause.code === 'string' && cause.code.startsWith('auth/') ? cause.code : ''
}
