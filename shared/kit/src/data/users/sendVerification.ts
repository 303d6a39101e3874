import { auth } from '@greenlight/runtime'
import { GreenlightError } from '../../domain/errors.ts'
import { attempt } from '../attempt.ts'

/**
 * Sends the signed-in member the e-mail whose link verifies the address. The link opens elsewhere:
 * `refreshUser` of the runtime then tells the session.
 * @throws GreenlightError `verify-email-failed`
 */
export function sendVerification(): Promise<void> {
  return attempt('verify-email-failed', async () => {
    const { auth: provider, sendEmailVerification } = await auth()
    if (!provider.currentUser) throw new GreenlightError('verify-email-failed')
    await sendEmailVerification(provider.currentUser)
  })
}
