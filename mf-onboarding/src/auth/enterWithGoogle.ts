import { attempt } from '@greenlight/kit/data/attempt'
import { mergeGoogleUser } from '@greenlight/kit/data/users/mergeGoogleUser'
import { auth } from '@greenlight/runtime'
import { untilSignedIn } from './untilSignedIn.ts'

type Sdk = Awaited<ReturnType<typeof auth>>

/**
 * Signs in by `confirm` and makes or merges the member's document. When only the document fails the
 * member is in all the same, and the pages that follow make what is missing.
 * @throws GreenlightError `google-sign-in-failed`; `authText` has the words for it.
 */
export function enterWithGoogle(confirm: (sdk: Sdk) => Promise<unknown>): Promise<void> {
  return attempt('google-sign-in-failed', async () => {
    await confirm(await auth())
    await untilSignedIn()
    await mergeGoogleUser().catch((cause: unknown) => console.error(cause))
  })
}
