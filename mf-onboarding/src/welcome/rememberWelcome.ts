import { WELCOME_SEEN_KEY, WELCOME_SEEN_VALUE } from '@greenlight/kit/domain/welcome'

/** From here on `/` no longer leads to the welcome slides on this device. */
export function rememberWelcome(): void {
  localStorage.setItem(WELCOME_SEEN_KEY, WELCOME_SEEN_VALUE)
}
