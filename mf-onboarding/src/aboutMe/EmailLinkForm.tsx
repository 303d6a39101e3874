import { paths, type OpenedPathState } from '@greenlight/kit/contract/paths'
import { authErrorText } from '@greenlight/kit/data/authErrors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, sessionId, useNavigate } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useMemo, useState, type SyntheticEvent } from 'react'
import { SentLinkNote, type SentLink } from '@greenlight/kit/write/signInLink'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { PanelForm } from '../layout/PanelForm.tsx'
import {
  EmailField,
  findFormProblem,
  hasValidEmail,
  type FormProblem,
} from '../signIn/CredentialFields.tsx'
import { sendRequestLink, sentLinkEmail, signInByLink } from './emailLink.ts'

/** `reportId` is that of the profile from which the page was opened, if any. */
type Props = { reportId: string | null }

/** These forms have no password field. The check of passwords accepts a dash. */
function findEmailProblem(email: string, form: HTMLFormElement): FormProblem | null {
  return findFormProblem({ email, password: '-', confirm: '-' }, hasValidEmail(form))
}

/** Signs in somebody who is described here: by a link in an e-mail, or with an existing account. */
export function EmailLinkForm({ reportId }: Props) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [sent, setSent] = useState<SentLink | null>(null)
  const { busy, error, run } = useAction('link-failed')

  const send = () =>
    run(async () => {
      setSent(null)
      setSent(await sendRequestLink(email.trim(), reportId))
    })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findEmailProblem(email, event.currentTarget)
    setProblem(found)
    if (!found) void send()
  }
  const openedPath = paths.aboutMe(reportId ?? undefined)
  const state: OpenedPathState = { openedPath, session: sessionId() }
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
        <SentLinkNote sent={sent}>
          Open its link on this device. It can take a few minutes; please look into your spam folder
          too.
        </SentLinkNote>
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

/**
 * Shown after a click on the link in the e-mail. On another device, the person must enter the address. The form
 * stays after a failure, unless the link is dead.
 */
export function EmailLinkSignIn({ reportId }: Props) {
  const navigate = useNavigate()
  const [known] = useState(sentLinkEmail)
  const [email, setEmail] = useState(known ?? '')
  const [hasForm, setHasForm] = useState(!known)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const { busy, error, run, clear } = useAction('sign-in-failed')
  // The form moves the focus for each new problem, so it must stay the same object.
  const failure = useMemo<FormProblem | null>(
    () => error && { field: 'email', text: authErrorText(error) ?? error.message },
    [error],
  )

  // The link works once, so it leaves the address when it has worked, or cannot work.
  const forgetLink = () => void navigate(paths.aboutMe(reportId ?? undefined), { replace: true })
  const signIn = async (address: string) => {
    const worked = await run(() => signInByLink(address, window.location.href))
    if (worked) forgetLink()
    return worked
  }
  const onStart = useEffectEvent(() => {
    if (known) void signIn(known).then((worked) => setHasForm(!worked))
  })
  useEffect(() => onStart(), [])

  if (error?.code === 'link-invalid') {
    return (
      <ErrorPanel text={error.message}>
        <Button onClick={forgetLink}>Ask for a new link</Button>
      </ErrorPanel>
    )
  }
  if (!hasForm) return <PageSpinner />
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findEmailProblem(email, event.currentTarget)
    setProblem(found)
    if (!found) void signIn(email.trim())
  }
  const clearProblems = () => {
    setProblem(null)
    clear()
  }
  const shown = problem ?? failure
  return (
    <Panel
      title="Confirm your e-mail address"
      text={known ? null : 'You opened the link on another device.'}
    >
      <PanelForm problem={shown} onSubmit={submit} onInput={clearProblems}>
        <EmailField value={email} onChange={setEmail} problem={shown} />
        <ButtonRow>
          <Button type="submit" variant="primary" busy={busy}>
            Go on
          </Button>
          <Button variant="quiet" onClick={forgetLink}>
            Ask for a new link
          </Button>
        </ButtonRow>
      </PanelForm>
    </Panel>
  )
}
