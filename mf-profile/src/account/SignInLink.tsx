import { paths } from '@greenlight/kit/contract/paths'
import { currentUser } from '@greenlight/kit/data/attempt'
import { failure } from '@greenlight/kit/errors'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useNavigateWhileShown } from '@greenlight/kit/ui/form/useIsShown'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import {
  isSignInLink,
  sendSignInLink,
  type SentLink,
  SentLinkNote,
} from '@greenlight/kit/write/signInLink'
import { auth, showToast } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'

/**
 * Offers a new sign-in by a link in an e-mail. Firebase lists accounts without a password like those with
 * one, so both get the offer.
 */
export function SignInLinkOffer() {
  const [sent, setSent] = useState<SentLink | null>(null)
  const { busy, error, run } = useAction(failure('kit/link-failed'))

  const send = () =>
    run(async () => {
      setSent(null)
      const { email } = currentUser(failure('kit/link-failed'))
      setSent(await sendSignInLink(email ?? '', paths.yourData()))
    })
  return (
    <Offer as="div">
      <p>Did you sign in by a link, without a password?</p>
      <Button size="small" busy={busy} onClick={() => void send()}>
        Send me a new link
      </Button>
      <SentLinkNote sent={sent}>
        Open its link on this device. It leads to “Your data”, where you can then delete your
        account.
      </SentLinkNote>
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

/** The page that such a link opens: signs in again, and shows whether that worked. */
export function SignInByLink() {
  const navigate = useNavigateWhileShown()
  const { error, run } = useAction(failure('kit/link-invalid'))

  const signIn = async (address: string) => {
    if (!(await run(() => reauthenticateByLink(address)))) return
    showToast('You are signed in again. You can delete your account now.')
    // The link works once.
    navigate(paths.yourData(), { replace: true })
  }
  const onStart = useEffectEvent(() => {
    if (isSignInLink(window.location.href)) void signIn(window.location.href)
  })
  useEffect(() => onStart(), [])

  return error && <ErrorPanel text={error.message} />
}

async function reauthenticateByLink(address: string): Promise<void> {
  const { auth: service, EmailAuthProvider, reauthenticateWithCredential } = await auth()
  const user = service.currentUser
  if (!user?.email) throw new Error('Nobody with an address is signed in.')
  const link = EmailAuthProvider.credentialWithLink(user.email, address)
  await reauthenticateWithCredential(user, link)
}
