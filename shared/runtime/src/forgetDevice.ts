/** The flag that the welcome was seen: the only thing that outlives a session on a device. */
const WELCOME_SEEN_KEY = 'gl_seen_welcome_v1'

/** Removes everything that the site keeps on this device but that flag. */
export function forgetDevice(): void {
  const welcome = localStorage.getItem(WELCOME_SEEN_KEY)
  localStorage.clear()
  sessionStorage.clear()
  if (welcome !== null) localStorage.setItem(WELCOME_SEEN_KEY, welcome)
}
