import { guard, type GuardState, type RouteAccess } from '@greenlight/kit/domain/guard'

/**
 * Whether a page may be downloaded before it is known that it may be shown: a stranger's at once, a
 * member's if this device was signed in when last seen. Never an admin's: members do not download a
 * byte of it.
 */
export function mayPreload(access: RouteAccess, wasSignedIn: boolean, state: GuardState): boolean {
  if (access === 'admin') return false
  return wasSignedIn || guard(access, state).kind === 'allow'
}
