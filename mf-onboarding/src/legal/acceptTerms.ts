import { attempt } from '@greenlight/kit/data/attempt'
import { writeMember } from '@greenlight/kit/data/members'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/**
 * Saves that the member accepts the terms now, by the server's clock, and updates the session. Costs no
 * read, or one if the session does not have the document.
 * @throws GreenlightError `onboarding/acceptance-failed`
 */
export function acceptTerms(): Promise<void> {
  return attempt(failure('onboarding/acceptance-failed'), async () => {
    const { serverTimestamp } = await firestore()
    await writeMember({ acceptedTermsAt: serverTimestamp() }, (profile) => ({
      ...profile,
      acceptedTermsAt: new Date(),
    }))
  })
}
