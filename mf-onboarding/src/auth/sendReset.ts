import { attempt } from '@greenlight/kit/data/attempt'
import { auth } from '@greenlight/runtime'
import { authCode } from './authCode.ts'

/** Failures that only an address with an account can cause. */
const telling = ['auth/user-not-found', 'auth/user-disabled', 'auth/too-many-requests']

/**
 * Sends the e-mail with which a password is set anew. Nothing that comes back tells whether there is
 * an account for `email`.
 * @throws GreenlightError `reset-failed`; `authText` has the words for it.
 */
export function sendReset(email: string): Promise<void> {
  return attempt('reset-failed', async () => {
    const { auth: provider, sendPasswordResetEmail } = await auth()
    await sendPasswordResetEmail(provider, email.trim()).catch((cause: unknown) => {
      if (!telling.includes(authCode(cause))) throw cause
    })
  })
}
