import { readUserProfile } from '@greenlight/domain/member'
import { termsDate } from '@greenlight/domain/terms'
import { setSession } from '../../shared/runtime/src/session/sessionState.ts'

/** Puts a complete member into the session, as a sign-in does. */
export function signInMember(): void {
  const profile = {
    ...readUserProfile('ann', {}),
    acceptedTermsAt: termsDate,
    profileComplete: true,
  }
  setSession({
    status: 'signedIn',
    user: { uid: 'ann', email: 'ann@greenlight.test', emailVerified: true, displayName: null },
    member: { state: 'ready', profile },
  })
}
