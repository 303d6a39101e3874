import type { ErrorCode } from './errors.ts'
import type { UserProfile } from './member.ts'

/** Who may open a route; what a remote declares for each of its paths. */
export type RouteAccess = 'public' | 'signedOut' | 'signedIn' | 'member' | 'admin'

type MemberState =
  | { readonly state: 'loading' | 'unreadable' | 'none' }
  | { readonly state: 'ready'; readonly profile: UserProfile }

/** What the guard looks at. `admin` matters for admin routes only. */
export type GuardState = {
  readonly status: 'loading' | 'signedOut' | 'signedIn'
  readonly member: MemberState
  readonly banned: boolean
  readonly admin?: 'unknown' | 'yes' | 'no' | 'failed'
}

export type GuardDecision =
  | { readonly kind: 'allow' | 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'deny'; readonly code: ErrorCode }

const allow: GuardDecision = { kind: 'allow' }
const wait: GuardDecision = { kind: 'wait' }
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to })
const deny = (code: ErrorCode): GuardDecision => ({ kind: 'deny', code })

/**
 * Whether a route may be shown. In order: signed in, terms accepted, profile complete, admin.
 * Manners only: the access rules of the database are the lock.
 */
export function guard(access: RouteAccess, state: GuardState): GuardDecision {
  if (access === 'public') return allow
  if (state.status === 'loading') return wait
  const signedIn = state.status === 'signedIn'
  if (access === 'signedOut') return signedIn ? redirect('/gallery') : allow
  if (!signedIn) return redirect('/login')
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
      return redirect('/profile-setup')
    case 'none':
      return redirect('/legal-agreement')
    case 'ready':
      if (!member.profile.acceptedTermsAt) return redirect('/legal-agreement')
      return member.profile.profileComplete ? allow : redirect('/profile-setup')
  }
}

function guardAdmin(admin: GuardState['admin']): GuardDecision {
  if (admin === 'yes') return allow
  if (admin === 'no') return deny('admin-only')
  return admin === 'failed' ? deny('admin-verify-failed') : wait
}
