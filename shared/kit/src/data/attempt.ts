import type { UserProfile } from '@greenlight/domain/member'
import {
  checkSession,
  type Failure,
  GreenlightError,
  session,
  type SessionUser,
  toGreenlightError,
} from '@greenlight/runtime'

/** Whether `firestore.rules` refused a request. */
export function isDenied(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === 'permission-denied'
  )
}

/**
 * Adds the code to an error of the data layer. After a refused request it also checks for a ban, and whether the session
 * has ended.
 */
export function toDataError(cause: unknown, code: Failure): GreenlightError {
  if (isDenied(cause)) void checkSession()
  return toGreenlightError(cause, code)
}

/** Runs an operation. Its errors become a GreenlightError with `code`, or with `denied` if the rules refused. */
export async function attempt<T>(
  code: Failure,
  run: () => Promise<T>,
  denied: Failure = code,
): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    throw toDataError(cause, isDenied(cause) ? denied : code)
  }
}

/** The signed-in user; throws a GreenlightError with `code` if there is none. */
export function currentUser(code: Failure): SessionUser {
  const { user } = session.getState()
  if (!user) throw new GreenlightError(code)
  return user
}

/** The signed-in member's profile; throws a GreenlightError with `code` while it is not loaded. */
export function currentMember(code: Failure): UserProfile {
  const { member } = session.getState()
  if (member.state !== 'ready') throw new GreenlightError(code)
  return member.profile
}
