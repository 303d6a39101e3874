import type { Coords } from '../../domain/coords.ts'
import { attempt } from '../attempt.ts'
import { writeMember } from './writeMember.ts'

/**
 * Saves the member's place: its text (0–120 characters) and coordinates, null if only typed.
 * @throws GreenlightError `settings-save-failed`
 */
export function saveDefaultLocation(text: string, coords: Coords | null): Promise<void> {
  const change = { locationText: text.trim(), locationCoords: coords }
  return attempt('settings-save-failed', () =>
    writeMember({ ...change, defaultLocation: change.locationText }, (profile) => ({
      ...profile,
      ...change,
    })),
  )
}
