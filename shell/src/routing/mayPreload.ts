import type { RouteAccess } from '@greenlight/kit/contract/registry'
import { guard, type GuardState } from './guard.ts'

/**
 * Whether a page may be downloaded before the session is known: a public one always, a member's page
 * if this device was signed in at the last visit. Never an admin page: only admins download it.
 */
export function mayPreload(access: RouteAccess, wasSignedIn: boolean, state: GuardState): boolean {
  if (access === 'admin') return false
  return wasSignedIn || guard(access, state).kind === 'allow'
}
