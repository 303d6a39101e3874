import { session, type SessionUser } from '@greenlight/runtime'
import { GreenlightError, type ErrorCode } from '../domain/errors.ts'
import type { UserProfile } from '../domain/member.ts'

/** Who is signed in; throws a GreenlightError with `code` if nobody is. */
export function currentUser(code: ErrorCode): SessionUser {
  const { user } = session.getState()
  if (!user) throw new GreenlightError(code)
  return user
}

/** The signed-in member's profile; throws a GreenlightError with `code` while it is not known. */
export function currentProfile(code: ErrorCode): UserProfile {
  const { member } = session.getState()
  if (member.state !== 'ready') throw new GreenlightError(code)
  return member.profile
}
