/** Device flag that the welcome slides were left once; its value is `WELCOME_SEEN_VALUE`. */
export const WELCOME_SEEN_KEY = 'gl_seen_welcome_v1'
export const WELCOME_SEEN_VALUE = '1'

/** Where `/` leads. `stored` is the device flag's value, null if there is none. */
export function startPath(stored: string | null, signedIn: boolean): string {
  if (stored !== WELCOME_SEEN_VALUE) return '/welcome'
  return signedIn ? '/gallery' : '/login'
}
