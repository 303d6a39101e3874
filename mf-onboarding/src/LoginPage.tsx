import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { Link, Navigate } from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import { TermsNote, PanelPage } from './layout/PanelPage.tsx'
import { AlternativeLink, Divider, PanelForm } from './layout/PanelForm.tsx'
import { signInWithEmail } from './signIn/authOperations.ts'
import {
  EmailField,
  PasswordField,
  useSharedEmail,
  findFormProblem,
  hasValidEmail,
} from './signIn/CredentialFields.tsx'
import { GoogleButton } from './signIn/GoogleButton.tsx'
import { useSignInFlow } from './signIn/useSignInFlow.ts'

export default function LoginPage() {
  const flow = useSignInFlow()
  const { submit, clearProblem, google, busy, problem, error, sessionLoading, redirectTo } = flow
  const [email, setEmail] = useSharedEmail()
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)

  if (sessionLoading) return <PageSpinner />
  if (redirectTo) return <Navigate to={redirectTo} replace />

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findFormProblem(
      { email, password, confirm: password },
      hasValidEmail(event.currentTarget),
    )
    submit(found, () => signInWithEmail(email, password))
  }
  return (
    <PanelPage title="Sign in" text="Good to see you again." footer={<TermsNote />}>
      <PanelForm problem={problem} onSubmit={onSubmit} onInput={clearProblem}>
        {error && <ErrorPanel text={error} />}
        <EmailField value={email} onChange={setEmail} problem={problem} />
        <PasswordField
          label="Password"
          value={password}
          onChange={setPassword}
          error={problem?.field === 'password' ? problem.text : null}
          autoComplete="current-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
        />
        <p>
          <Link to={paths.forgot()} state={flow.linkState}>
            Forgot password?
          </Link>
        </p>
        <Button type="submit" variant="primary" wide busy={busy}>
          Sign in
        </Button>
      </PanelForm>
      <Divider>or</Divider>
      <GoogleButton {...google} />
      <AlternativeLink>
        New here?{' '}
        <Link to={paths.signup()} state={flow.linkState}>
          Sign up
        </Link>
      </AlternativeLink>
    </PanelPage>
  )
}
