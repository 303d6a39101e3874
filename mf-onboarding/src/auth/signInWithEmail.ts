import { attempt } from '@greenlight/kit/data/attempt'
import { auth } from '@greenlight/runtime'
import { untilSignedIn } from './untilSignedIn.ts'

/** @throws GreenlightError `sign-in-failed`; `authText` has the words for it. */
export function signInWithEmail(email: string, password: string): Promise<void> {
  return attempt('sign-in-failed', async () => {
    const { auth: provider, signInWithEmailAndPassword } = await auth()
    await signInWithEmailAndPassword(provider, email.trim(), password)
    await untilSignedIn()
  })
}
