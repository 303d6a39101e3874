import type { Coords } from '@greenlight/domain/coords'
import type { ErrorCode } from '@greenlight/runtime'
import type { Gender, ShowMe } from '@greenlight/domain/gender'
import { tidyUsername, usernameProblem } from '@greenlight/domain/names'

export type ProfileSetup = {
  readonly username: string
  readonly myGender: Gender | null
  readonly showMe: readonly ShowMe[]
  readonly locationText: string
  /** Null until a town is picked from the suggestions. */
  readonly locationCoords: Coords | null
}

/** The first problem that prevents saving, or null. */
export function checkProfileSetup(setup: ProfileSetup, signedIn: boolean): ErrorCode | null {
  if (!signedIn) return 'setup-signed-out'
  const problem = usernameProblem(tidyUsername(setup.username))
  if (problem) return problem
  if (setup.locationText.trim() === '' || !setup.locationCoords) return 'setup-location'
  return setup.showMe.length === 0 ? 'setup-show-me' : null
}
