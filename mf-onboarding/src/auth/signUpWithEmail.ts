import { attempt } from '@greenlight/kit/data/attempt'
import { createUserDocument } from '@greenlight/kit/data/users/createUserDocument'
import { auth } from '@greenlight/runtime'
import { untilSignedIn } from './untilSignedIn.ts'

/**
 * Makes the account, and then the member's document. When only the document fails the sign-up has
 * succeeded all the same: a second try would find the address taken, and profile setup makes it too.
 * @throws GreenlightError `sign-up-failed`; `authText` has the words for it.
 */
export function signUpWithEmail(email: string, password: string): Promise<void> {
  return attempt('sign-up-failed', async () => {
    const { auth: provider, createUserWithEmailAndPassword } = await auth()
    await createUserWithEmailAndPassword(provider, email.trim(), password)
    await untilSignedIn()
    await createUserDocument().catch((cause: unknown) => console.error(cause))
  })
}
