import { startMenuBadges } from './menuBadges.ts'
import { startSavedLocation } from './savedLocation.ts'
import { startAuth } from './session/auth.ts'
import { followEmail } from './session/followEmail.ts'
import { endOldSessions } from './session/oldSession.ts'
import { followOtherTabs } from './session/otherTabs.ts'

/** Reads the stored state, and starts all listeners of the page. Called once, by the shell. */
export function startRuntime(): void {
  startSavedLocation()
  startMenuBadges()
  followOtherTabs()
  endOldSessions()
  followEmail()
  startAuth()
}
