import { paths } from '@greenlight/kit/contract/paths'
import { readPreviewEmail } from '@greenlight/kit/data/members'
import { SmallText } from '@greenlight/kit/ui/display/SmallText'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { auth, showToast, useNavigate, useSearchParams } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'

/**
 * Offers a new sign-in by a link in an e-mail. Firebase lists an account without a password as one with a password,
 * so both get the offer.
 */
export function SignInLinkOffer() {
  const [sent, setSent] = useState<{ to: string; previewLink: string | null } | null>(null)
  const { busy, error, run } = useAction('link-failed')

  const send = () =>
    run(async () => {
      setSent(null)
      const to = await sendSignInLink()
      const preview = await readPreviewEmail('EMAIL_SIGNIN', to)
      setSent({ to, previewLink: preview?.oobLink ?? null })
    })
  return (
    <Offer as="div">
      <p>Did you sign in by a link, without a password?</p>
      <Button size="small" busy={busy} onClick={() => void send()}>
        Send me a new link
      </Button>
      <div role="status">
        {sent && (
          <p>
            An e-mail is on its way to <bdi>{sent.to}</bdi>. Open its link on this device. It leads
            to “Your data”, where you can then delete your account.
          </p>
        )}
        {sent?.previewLink && (
          <p>
            A preview sends no e-mails: <a href={sent.previewLink}>open the link here</a>.
          </p>
        )}
      </div>
      {error && <ErrorPanel text={error.message} />}
    </Offer>
  )
}

const Offer = styled(SmallText)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--gl-space-2);
`

/** On the page that such a link opens: signs in again, and says whether that worked. */
export function SignInByLink() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { error, run } = useAction('link-invalid')

  const signIn = async (address: string) => {
    if (!(await run(() => reauthenticateByLink(address)))) return
    showToast('You are signed in again. You can delete your account now.')
    // The link works once.
    void navigate(paths.yourData(), { replace: true })
  }
  const onStart = useEffectEvent(() => {
    if (search.get('mode') === 'signIn' && search.has('oobCode')) void signIn(window.location.href)
  })
  useEffect(() => onStart(), [])

  return error && <ErrorPanel text={error.message} />
}

/** Sends the e-mail to the member's own address, and returns that address. */
async function sendSignInLink(): Promise<string> {
  const { auth: service, sendSignInLinkToEmail } = await auth()
  const email = service.currentUser?.email
  if (!email) throw new Error('Nobody with an address is signed in.')
  const url = new URL(paths.yourData(), location.origin).href
  await sendSignInLinkToEmail(service, email, { url, handleCodeInApp: true })
  return email
}

async function reauthenticateByLink(address: string): Promise<void> {
  const { auth: service, EmailAuthProvider, reauthenticateWithCredential } = await auth()
  const user = service.currentUser
  if (!user?.email) throw new Error('Nobody with an address is signed in.')
  const link = EmailAuthProvider.credentialWithLink(user.email, address)
  await reauthenticateWithCredential(user, link)
}
