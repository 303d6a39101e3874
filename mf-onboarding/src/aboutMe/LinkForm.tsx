import { paths } from '@greenlight/kit/contract/paths'
import { readPreviewEmail } from '@greenlight/kit/data/members'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, sessionId, useLocation } from '@greenlight/runtime'
import type { OpenedPathState } from '@greenlight/kit/contract/openedPath'
import { useState, type SyntheticEvent } from 'react'
import { PanelForm } from '../layout/PanelForm.tsx'
import { EmailField } from '../signIn/CredentialFields.tsx'
import { findFormProblem, hasValidEmail, type FormProblem } from '../signIn/formProblem.ts'
import { sendLink } from './emailLink.ts'

/** Signs in somebody who is described here: by a link in an e-mail, or with an existing account. */
export function LinkForm() {
  const { pathname, search } = useLocation()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [sent, setSent] = useState<{ to: string; previewLink: string | null } | null>(null)
  const { busy, error, run } = useAction('link-failed')

  const send = () =>
    run(async () => {
      const to = email.trim()
      setSent(null)
      await sendLink(to)
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
