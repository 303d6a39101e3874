import type { MemberState } from '@greenlight/domain/member'
import { areTermsAccepted } from '@greenlight/domain/terms'
import { paths } from '@greenlight/kit/contract/paths'
import type { RouteAccess } from '@greenlight/kit/contract/registry'
import { SEEN } from '../early/storedKeys.ts'

/** The input of the guard. `admin` is used for admin routes only. */
export type GuardState = {
  readonly status: 'loading' | 'signedOut' | 'signedIn'
  readonly member: MemberState
  readonly banned: boolean
  readonly admin?: 'unknown' | 'yes' | 'no' | 'failed'
}

/** Why a member cannot open a page. `shell/src/errors.ts` has the texts. */
export type Denial = 'banned' | 'admin-only' | 'admin-verify-failed'

type GuardDecision =
  | { readonly kind: 'allow' | 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'deny'; readonly reason: Denial }

const allow: GuardDecision = { kind: 'allow' }
const wait: GuardDecision = { kind: 'wait' }
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to })
const deny = (reason: Denial): GuardDecision => ({ kind: 'deny', reason })

/**
 * Whether a route may be shown. In order: signed in, terms accepted, profile complete, admin.
 * UX only: access is enforced by `firestore.rules`.
 */
export function guard(access: RouteAccess, state: GuardState): GuardDecision {
  if (access === 'public') return allow
  if (state.status === 'loading') return wait
  const signedIn = state.status === 'signedIn'
  if (access === 'signedOut') return signedIn ? redirect(paths.gallery()) : allow
  if (!signedIn) return redirect(paths.login())
  if (access === 'signedIn') return allow
  if (state.banned) return deny('banned')
  const member = guardMember(state.member)
  return access === 'admin' && member.kind === 'allow' ? guardAdmin(state.admin) : member
}

function guardMember(member: MemberState): GuardDecision {
  switch (member.state) {
    case 'loading':
      return wait
    case 'unreadable':
      return redirect(paths.profileSetup())
    case 'none':
      return redirect(paths.legalAgreement())
    case 'ready':
      if (!areTermsAccepted(member.profile.acceptedTermsAt)) return redirect(paths.legalAgreement())
      return member.profile.profileComplete ? allow : redirect(paths.profileSetup())
  }
}

function guardAdmin(admin: GuardState['admin']): GuardDecision {
  if (admin === 'yes') return allow
  if (admin === 'no') return deny('admin-only')
  return admin === 'failed' ? deny('admin-verify-failed') : wait
}

/**
 * Whether a page may be downloaded before the session is known: a public one always, a member's page
 * if this device was signed in at the last visit. Never an admin page: only admins download it.
 */
export function mayPreload(access: RouteAccess, wasSignedIn: boolean, state: GuardState): boolean {
  if (access === 'admin') return false
  return wasSignedIn || guard(access, state).kind === 'allow'
}

/** Where `/` leads. `welcomeSeen` is the stored value of that flag, null if there is none. */
export function startPath(welcomeSeen: string | null, signedIn: boolean): string {
  if (welcomeSeen !== SEEN) return paths.welcome()
  return signedIn ? paths.gallery() : paths.login()
}
