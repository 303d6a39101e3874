import { startMenuBadges } from './menuBadges.ts'
import { startSavedLocation } from './savedLocation.ts'
import { startAuth } from './session/auth.ts'
import { followOtherTabs } from './session/otherTabs.ts'

/** Reads what this device keeps, and starts all that listens for the whole page. Called once, by the shell. */
export function startRuntime(): void {
  startSavedLocation()
  startMenuBadges()
  followOtherTabs()
  startAuth()
}
