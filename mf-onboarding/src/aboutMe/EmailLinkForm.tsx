import { paths, type OpenedPathState } from '@greenlight/kit/contract/paths'
import { readPreviewEmail } from '@greenlight/kit/data/members'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, sessionId, useLocation, useNavigate } from '@greenlight/runtime'
import { useState, type SyntheticEvent, useEffect, useEffectEvent } from 'react'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { PanelForm } from '../layout/PanelForm.tsx'
import {
  EmailField,
  findFormProblem,
  hasValidEmail,
  type FormProblem,
} from '../signIn/CredentialFields.tsx'
import { sendSignInLink, sentLinkEmail, signInByLink } from './emailLink.ts'

/** Signs in somebody who is described here: by a link in an e-mail, or with an existing account. */
export function EmailLinkForm() {
  const { pathname, search } = useLocation()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [sent, setSent] = useState<{ to: string; previewLink: string | null } | null>(null)
  const { busy, error, run } = useAction('link-failed')

  const send = () =>
    run(async () => {
      const to = email.trim()
      setSent(null)
      await sendSignInLink(to)
      const preview = await readPreviewEmail('EMAIL_SIGNIN', to)
      setSent({ to, previewLink: preview?.oobLink ?? null })
    })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // This form has no password field: any value passes the check.
    const found = findFormProblem(
      { email, password: '-', confirm: '-' },
      hasValidEmail(event.currentTarget),
    )
    setProblem(found)
    if (!found) void send()
  }
  const state: OpenedPathState = { openedPath: pathname + search, session: sessionId() }
  return (
    <Panel
      title="First, your e-mail address"
      text="We send you a link that opens the form. You need no account and no password. Members never see your address."
    >
      <PanelForm problem={problem} onSubmit={submit} onInput={() => setProblem(null)}>
        {error && !problem && <ErrorPanel text={error.message} />}
        <EmailField value={email} onChange={setEmail} problem={problem} />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Send me the link
          </Button>
        </div>
        <div role="status">
          {sent && (
            <p>
              An e-mail is on its way to <bdi>{sent.to}</bdi>. Open its link on this device. It can
              take a few minutes; please look into your spam folder too.
            </p>
          )}
          {sent?.previewLink && (
            <p>
              A preview sends no e-mails: <a href={sent.previewLink}>open the link here</a>.
            </p>
          )}
        </div>
      </PanelForm>
      <p>
        You have an account here?{' '}
        <Link to={paths.login()} state={state}>
          Sign in
        </Link>
      </p>
    </Panel>
  )
}

/** Shown after a click on the link in the e-mail. On another device, the person must enter the address. */
export function EmailLinkSignIn() {
  const navigate = useNavigate()
  const [known] = useState(sentLinkEmail)
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
