import { firestore } from '@greenlight/runtime'
import { attempt } from '../attempt.ts'
import { writeMember } from './writeMember.ts'

/**
 * Records that the member accepted the terms now, by the server's clock; the session knows it at
 * once. Costs no read, or one if the session has not got the document.
 * @throws GreenlightError `acceptance-failed`
 */
export function acceptTerms(): Promise<void> {
  return attempt('acceptance-failed', async () => {
    const { serverTimestamp } = await firestore()
    await writeMember({ acceptedTermsAt: serverTimestamp() }, (profile) => ({
      ...profile,
      acceptedTermsAt: new Date(),
    }))
  })
}
