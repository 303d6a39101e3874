import { paths, readOpenedPathState } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, useLocation } from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { authErrorText } from '@greenlight/kit/data/authErrors'
import { AlternativeLink, PanelForm } from './layout/PanelForm.tsx'
import { PanelPage } from './layout/PanelPage.tsx'
import { sendPasswordReset } from './signIn/authOperations.ts'
import {
  EmailField,
  useSharedEmail,
  findFormProblem,
  hasValidEmail,
  type FormProblem,
} from './signIn/CredentialFields.tsx'

/** Gives the same answer with and without an account, so that strangers cannot look for accounts. */
export default function ForgotPage() {
  const location = useLocation()
  const [email, setEmail] = useSharedEmail()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const { busy, error, run } = useAction('reset-failed')

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // This form has no password field: any value passes the check.
    const credentials = { email, password: '-', confirm: '-' }
    const found = findFormProblem(credentials, hasValidEmail(event.currentTarget))
    setProblem(found)
    if (found) return
    setSentTo(null)
    void run(async () => {
      await sendPasswordReset(email)
      setSentTo(email.trim())
    })
  }
  return (
    <PanelPage
      title="Reset your password"
      text="We send you an e-mail with a link to choose a new one."
      logo={false}
    >
      <PanelForm problem={problem} onSubmit={submit} onInput={() => setProblem(null)}>
        {error && !problem && <ErrorPanel text={authErrorText(error)} />}
        <EmailField value={email} onChange={setEmail} problem={problem} />
        <div>
          <Button type="submit" variant="primary" wide busy={busy}>
            Send the e-mail
          </Button>
          <div role="status">
            {sentTo !== null && (
              <Answer>
                If there is an account for <bdi>{sentTo}</bdi>, an e-mail is on its way. It can take
                a few minutes; please look into your spam folder too.
              </Answer>
            )}
          </div>
        </div>
      </PanelForm>
      <AlternativeLink>
        <Link to={paths.login()} state={readOpenedPathState(location.state)}>
          Back to sign in
        </Link>
      </AlternativeLink>
    </PanelPage>
  )
}

const Answer = styled.p`
  margin-block-start: var(--gl-space-5);
`
