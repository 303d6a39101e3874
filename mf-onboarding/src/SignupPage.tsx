import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { Link, Navigate } from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import { ACCOUNT_EXISTS_TEXT } from '@greenlight/kit/data/authErrors'
import { TermsNote, PanelPage } from './layout/PanelPage.tsx'
import { AlternativeLink, Divider, PanelForm } from './layout/PanelForm.tsx'
import { signUpWithEmail } from './signIn/authOperations.ts'
import {
  EmailField,
  PasswordField,
  useSharedEmail,
  findFormProblem,
  hasValidEmail,
} from './signIn/CredentialFields.tsx'
import { GoogleButton } from './signIn/GoogleButton.tsx'
import { useSignInFlow } from './signIn/useSignInFlow.ts'

export default function SignupPage() {
  const flow = useSignInFlow(paths.profileSetup())
  const { submit, clearProblem, google, busy, problem, error, sessionLoading, redirectTo } = flow
  const [email, setEmail] = useSharedEmail()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [shown, setShown] = useState(false)

  if (sessionLoading) return <PageSpinner />
  if (redirectTo) return <Navigate to={redirectTo} replace />

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findFormProblem({ email, password, confirm }, hasValidEmail(event.currentTarget))
    submit(found, () => signUpWithEmail(email, password))
  }
  return (
    <PanelPage
      title="Create your account"
      text="Free, for adults (18+). Others see your username only."
      footer={<TermsNote />}
    >
      <PanelForm problem={problem} onSubmit={onSubmit} onInput={clearProblem}>
        {error && (
          <ErrorPanel text={error}>
            {error === ACCOUNT_EXISTS_TEXT && (
              <>
                <Link to={paths.login()} state={flow.linkState}>
                  Sign in
                </Link>{' '}
                or <Link to={paths.forgot()}>reset your password</Link>.
              </>
            )}
          </ErrorPanel>
        )}
        <EmailField value={email} onChange={setEmail} problem={problem} />
        <PasswordField
          label="Password"
          hint="At least 6 characters; a short sentence is easy to remember."
          value={password}
          onChange={setPassword}
          error={problem?.field === 'password' ? problem.text : null}
          autoComplete="new-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
        />
        <PasswordField
          label="Confirm password"
          value={confirm}
          onChange={setConfirm}
          error={problem?.field === 'confirm' ? problem.text : null}
          autoComplete="new-password"
          shown={shown}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          Sign up
        </Button>
      </PanelForm>
      <Divider>or</Divider>
      <GoogleButton {...google} />
      <AlternativeLink>
        Already have an account?{' '}
        <Link to={paths.login()} state={flow.linkState}>
          Sign in
        </Link>
      </AlternativeLink>
    </PanelPage>
  )
}
