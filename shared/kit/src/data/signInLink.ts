import { auth } from '@greenlight/runtime'
import { attempt } from './attempt.ts'
import { readPreviewEmail } from './members.ts'

/** An e-mail with a sign-in link. A preview sends none, and gives the link instead. */
export type SentLink = { readonly to: string; readonly previewLink: string | null }

/**
 * Sends an e-mail whose link signs in without a password and opens `path`. The answer is the same with and
 * without an account. @throws GreenlightError `link-failed`
 */
export function sendSignInLink(to: string, path: string): Promise<SentLink> {
  return attempt('link-failed', async () => {
    const { auth: provider, sendSignInLinkToEmail } = await auth()
    const url = new URL(path, location.origin).href
    await sendSignInLinkToEmail(provider, to, { url, handleCodeInApp: true })
    const preview = await readPreviewEmail('EMAIL_SIGNIN', to)
    return { to, previewLink: preview?.oobLink ?? null }
  })
}

/** Whether `address` is a link from such an e-mail. Checks its parameters: the SDK may not be loaded yet. */
export function isSignInLink(address: string): boolean {
  const { searchParams } = new URL(address)
  return searchParams.get('mode') === 'signIn' && searchParams.has('oobCode')
}
