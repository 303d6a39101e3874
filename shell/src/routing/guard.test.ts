import { readUserProfile, type UserProfile } from '@greenlight/domain/member'
import { termsDate } from '@greenlight/domain/terms'
import type { RouteAccess } from '@greenlight/kit/contract/registry'
import { describe, expect, test } from 'vitest'
import { guard, type GuardState, startPath } from './guard.ts'

const profile = (changes: Partial<UserProfile>): GuardState['member'] => ({
  state: 'ready',
  profile: { ...readUserProfile('me', {}), ...changes },
})
const acceptedTermsAt = termsDate
const before = new Date(termsDate.getTime() - 1)
const complete = profile({ acceptedTermsAt, profileComplete: true })
const signedIn = (member: GuardState['member'], more: Partial<GuardState> = {}): GuardState => ({
  status: 'signedIn',
  member,
  banned: false,
  ...more,
})
const nobody: GuardState['member'] = { state: 'loading' }

const states = {
  'session loading': { status: 'loading', member: nobody, banned: false },
  visitor: { status: 'signedOut', member: nobody, banned: false },
  'member loading': signedIn({ state: 'loading' }),
  'no document': signedIn({ state: 'none' }),
  unreadable: signedIn({ state: 'unreadable' }),
  'neither terms nor profile': signedIn(profile({})),
  'profile without terms': signedIn(profile({ profileComplete: true })),
  'earlier terms': signedIn(profile({ acceptedTermsAt: before, profileComplete: true })),
  'terms without profile': signedIn(profile({ acceptedTermsAt })),
  complete: signedIn(complete),
  banned: signedIn(complete, { banned: true }),
  'admin unknown': signedIn(complete, { admin: 'unknown' }),
  'no admin': signedIn(complete, { admin: 'no' }),
  'admin check failed': signedIn(complete, { admin: 'failed' }),
  admin: signedIn(complete, { admin: 'yes' }),
  'incomplete admin': signedIn(profile({ acceptedTermsAt }), { admin: 'yes' }),
  'banned admin': signedIn(complete, { admin: 'yes', banned: true }),
} satisfies Record<string, GuardState>

type Row = [
  keyof typeof states,
  public_: string,
  out: string,
  in_: string,
  member: string,
  admin: string,
]

const rows: Row[] = [
  // state                        public   signedOut   signedIn  member              admin
  ['session loading', 'allow', 'wait', 'wait', 'wait', 'wait'],
  ['visitor', 'allow', 'allow', '/login', '/login', '/login'],
  ['member loading', 'allow', '/gallery', 'allow', 'wait', 'wait'],
  ['no document', 'allow', '/gallery', 'allow', '/legal-agreement', '/legal-agreement'],
  ['earlier terms', 'allow', '/gallery', 'allow', '/legal-agreement', '/legal-agreement'],
  ['unreadable', 'allow', '/gallery', 'allow', '/profile-setup', '/profile-setup'],
  [
    'neither terms nor profile',
    'allow',
    '/gallery',
    'allow',
    '/legal-agreement',
    '/legal-agreement',
  ],
  ['profile without terms', 'allow', '/gallery', 'allow', '/legal-agreement', '/legal-agreement'],
  ['terms without profile', 'allow', '/gallery', 'allow', '/profile-setup', '/profile-setup'],
  ['complete', 'allow', '/gallery', 'allow', 'allow', 'wait'],
  ['banned', 'allow', '/gallery', 'allow', 'banned', 'banned'],
  ['admin unknown', 'allow', '/gallery', 'allow', 'allow', 'wait'],
  ['no admin', 'allow', '/gallery', 'allow', 'allow', 'admin-only'],
  ['admin check failed', 'allow', '/gallery', 'allow', 'allow', 'admin-verify-failed'],
  ['admin', 'allow', '/gallery', 'allow', 'allow', 'allow'],
  ['incomplete admin', 'allow', '/gallery', 'allow', '/profile-setup', '/profile-setup'],
  ['banned admin', 'allow', '/gallery', 'allow', 'banned', 'banned'],
]

const accesses: RouteAccess[] = ['public', 'signedOut', 'signedIn', 'member', 'admin']

describe.each(rows)('%s', (name, ...expected) => {
  test.each(accesses.map((access, index) => [access, expected[index]] as const))(
    'on a %s route: %s',
    (access, outcome) => {
      const decision = guard(access, states[name])
      const said = {
        allow: 'allow',
        wait: 'wait',
        redirect: decision.kind === 'redirect' ? decision.to : '',
        deny: decision.kind === 'deny' ? decision.reason : '',
      }
      expect(said[decision.kind]).toBe(outcome)
    },
  )
})

test.each([
  [null, false, '/welcome'],
  [null, true, '/welcome'],
  ['0', false, '/welcome'],
  ['1', false, '/login'],
  ['1', true, '/gallery'],
])('flag %j, signed in %s: %s', (stored, signedIn, path) => {
  expect(startPath(stored, signedIn)).toBe(path)
})
