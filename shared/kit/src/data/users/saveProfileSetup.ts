import type { ProfileSetup } from '../../domain/profileSetup.ts'
import { attempt } from '../attempt.ts'
import { writeMember } from './writeMember.ts'

/**
 * Saves a checked profile setup and marks the profile complete; the session knows it at once.
 * Costs no read, or one if the session has not got the document.
 * @throws GreenlightError `setup-save-failed`, `setup-signed-out`
 */
export function saveProfileSetup(setup: ProfileSetup): Promise<void> {
  const { myGender, showMe, locationCoords } = setup
  const locationText = setup.locationText.trim()
  const change = {
    username: setup.username.trim(),
    myGender,
    showMe,
    locationText,
    locationCoords,
    profileComplete: true,
  }
  return attempt('setup-save-failed', () =>
    writeMember({ ...change, showMe: [...showMe], defaultLocation: locationText }, (profile) => ({
      ...profile,
      ...change,
    })),
  )
}
