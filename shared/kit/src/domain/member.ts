import type { Coords } from './coords.ts'
import type { Gender } from './gender.ts'
import type { MessageSettings } from './messageSettings.ts'
import type { ShowMe } from './showMe.ts'

/** A member's own document `users/{uid}`, checked and with defaults filled in. */
export type UserProfile = {
  readonly uid: string
  readonly email: string | null
  /** Empty until chosen in profile setup. */
  readonly username: string
  readonly displayName: string | null
  readonly locationText: string
  readonly locationCoords: Coords | null
  readonly myGender: Gender | null
  readonly showMe: readonly ShowMe[]
  readonly profileComplete: boolean
  /** Null until the terms were accepted. */
  readonly acceptedTermsAt: Date | null
  readonly createdAt: Date | null
  readonly messageSettings: MessageSettings
}
