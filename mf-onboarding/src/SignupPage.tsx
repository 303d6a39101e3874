import { paths } from '@greenlight/kit/contract/paths'
import { ACCOUNT_EXISTS_TEXT } from '@greenlight/kit/data/authErrors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { Link, Navigate } from '@greenlight/runtime'
import { useState } from 'react'
import { failure } from './errors.ts'
import { AlternativeLink, Divider, PanelForm } from './panel/PanelForm.tsx'
import { PanelPage, TermsNote } from './panel/PanelPage.tsx'
import { EmailField, PasswordField } from './signIn/CredentialFields.tsx'
import { signUpSchema } from './signIn/credentials.ts'
import { GoogleButton } from './signIn/GoogleButton.tsx'
import { signUpWithEmail } from './signIn/signInRequests.ts'
import { useSignInFlow } from './signIn/useSignInFlow.ts'

export default function SignupPage() {
  const { form, google, error, sessionLoading, redirectTo, linkState } = useSignInFlow({
    empty: { email: '', password: '', confirm: '' },
    schema: signUpSchema,
    signIn: ({ email, password }) => signUpWithEmail(email, password),
    failure: failure('onboarding/sign-up-failed'),
    nextPath: paths.profileSetup(),
  })
  const [shown, setShown] = useState(false)

  if (sessionLoading) return <PageSpinner />
  if (redirectTo) return <Navigate to={redirectTo} replace />
  return (
    <PanelPage
      title="Create your account"
      text="Free, for adults (18+). Others see your username, what you share and when."
      footer={<TermsNote />}
    >
      <PanelForm {...form.props}>
        {error && (
          <ErrorPanel text={error}>
            {error === ACCOUNT_EXISTS_TEXT && (
              <>
                <Link to={paths.login()} state={linkState}>
                  Sign in
                </Link>{' '}
                or{' '}
                <Link to={paths.forgot()} state={linkState}>
                  reset your password
                </Link>
                .
              </>
            )}
          </ErrorPanel>
        )}
        <EmailField {...form.text('email')} error={form.errors.email} />
        <PasswordField
          label="Password"
          name="password"
          hint="At least 6 characters; a short sentence is easy to remember."
          {...form.text('password')}
          error={form.errors.password}
          autoComplete="new-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
        />
        <PasswordField
          label="Confirm password"
          name="confirm"
          {...form.text('confirm')}
          error={form.errors.confirm}
          autoComplete="new-password"
          shown={shown}
        />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          Sign up
        </Button>
      </PanelForm>
      <Divider>or</Divider>
      <GoogleButton {...google} />
      <AlternativeLink>
        Already have an account?{' '}
        <Link to={paths.login()} state={linkState}>
          Sign in
        </Link>
      </AlternativeLink>
    </PanelPage>
  )
}
