import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Spinner'
import { useNavigate } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { PanelForm } from '../layout/PanelForm.tsx'
import { EmailField } from '../signIn/CredentialFields.tsx'
import { linkEmail, signInByLink } from './emailLink.ts'

/** Shown when the link of the e-mail was opened. Another device than the one that asked must say the address. */
export function LinkSignIn() {
  const navigate = useNavigate()
  const [known] = useState(linkEmail)
  const [email, setEmail] = useState('')
  const { busy, error, run } = useAction('link-invalid')

  // The link works once, so it leaves the address whether it worked or not.
  const forgetLink = () => void navigate(paths.aboutMe(), { replace: true })
  const signIn = async (address: string) => {
    if (await run(() => signInByLink(address, window.location.href))) forgetLink()
  }
  const onStart = useEffectEvent(() => {
    if (known) void signIn(known)
  })
  useEffect(() => onStart(), [])

  if (error) {
    return (
      <ErrorPanel text={error.message}>
        <Button onClick={forgetLink}>Ask for a new link</Button>
      </ErrorPanel>
    )
  }
  if (known) return <PageSpinner />
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (email.trim()) void signIn(email.trim())
  }
  return (
    <Panel title="Confirm your e-mail address" text="You opened the link on another device.">
      <PanelForm problem={null} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} problem={null} />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Go on
          </Button>
        </div>
      </PanelForm>
    </Panel>
  )
}
