import type { Coords } from './coords.ts'
import type { ErrorCode } from './errors.ts'
import type { Gender } from './gender.ts'
import { limits } from './limits.ts'
import type { ShowMe } from './showMe.ts'

export type ProfileSetup = {
  readonly username: string
  readonly myGender: Gender | null
  readonly showMe: readonly ShowMe[]
  readonly locationText: string
  /** Null while the place is only typed. */
  readonly locationCoords: Coords | null
}

/** The first thing that keeps profile setup from being saved, or null. */
export function checkProfileSetup(setup: ProfileSetup, signedIn: boolean): ErrorCode | null {
  const username = setup.username.trim()
  if (!signedIn) return 'setup-signed-out'
  if (username === '') return 'setup-username'
  if (username.length < limits.username.min || username.length > limits.username.max) {
    return 'setup-username-length'
  }
  if (setup.locationText.trim() === '' || !setup.locationCoords) return 'setup-location'
  return setup.showMe.length === 0 ? 'setup-show-me' : null
}
