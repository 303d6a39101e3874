import { auth } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import { attempt } from '../data/attempt.ts'
import { authCode } from '../data/authErrors.ts'
import { readPreviewEmail } from '../data/members.ts'
import { fail, failure } from '../errors.ts'

/** An e-mail with a sign-in link. A preview sends none, and gives the link instead. */
export type SentLink = { readonly to: string; readonly previewLink: string | null }

/** Firebase sends 5 such e-mails a day in a project without billing, and 25,000 with it. */
const limits = ['auth/quota-exceeded', 'auth/too-many-requests']

/**
 * Sends an e-mail whose link signs in without a password and opens `path`. The answer is the same with and
 * without an account. @throws GreenlightError `kit/link-failed`, `kit/no-mail-today`
 */
export function sendSignInLink(to: string, path: string): Promise<SentLink> {
  return attempt(failure('kit/link-failed'), async () => {
    const { auth: provider, sendSignInLinkToEmail } = await auth()
    const url = new URL(path, location.origin).href
    await sendSignInLinkToEmail(provider, to, { url, handleCodeInApp: true }).catch(
      (cause: unknown) => {
        throw limits.includes(authCode(cause)) ? fail('kit/no-mail-today', cause) : cause
      },
    )
    const preview = await readPreviewEmail('EMAIL_SIGNIN', to)
    return { to, previewLink: preview?.oobLink ?? null }
  })
}

/** Whether `address` is a link from such an e-mail. Checks its parameters: the SDK may not be loaded yet. */
export function isSignInLink(address: string): boolean {
  const { searchParams } = new URL(address)
  return searchParams.get('mode') === 'signIn' && searchParams.has('oobCode')
}

type Props = {
  /** Null before an e-mail was sent. */
  sent: SentLink | null
  /** What the person does next. */
  children: ReactNode
}

/** Says that an e-mail with a sign-in link is on its way. A preview shows the link itself. */
export function SentLinkNote({ sent, children }: Props) {
  return (
    <div role="status">
      {sent && (
        <p>
          An e-mail is on its way to <bdi>{sent.to}</bdi>. {children}
        </p>
      )}
      {sent?.previewLink && (
        <p>
          A preview sends no e-mails: <a href={sent.previewLink}>open the link here</a>.
        </p>
      )}
    </div>
  )
}
