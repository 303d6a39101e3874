import { paths } from '@greenlight/kit/contract/paths'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { Link, Navigate, type SessionState, useSession } from '@greenlight/runtime'
import { useState } from 'react'
import { AlternativeLink, Divider, PanelForm } from './panel/PanelForm.tsx'
import { PanelPage, TermsNote } from './panel/PanelPage.tsx'
import { EmailField, PasswordField } from './signIn/CredentialFields.tsx'
import { signInSchema } from './signIn/credentials.ts'
import { GoogleButton } from './signIn/GoogleButton.tsx'
import { SignInIllustration } from './signIn/SignInIllustration.tsx'
import { signInWithEmail } from './signIn/signInRequests.ts'
import { useSignInFlow } from './signIn/useSignInFlow.ts'

/** Why the last session ended, if its member did not end it on this device. */
const endedTexts: Readonly<Record<NonNullable<SessionState['ended']>, string>> = {
  everywhere: 'You signed out everywhere, so this device is signed out, too. Please sign in again.',
  elsewhere:
    'You were signed out: the password or the e-mail of your account was changed, or the account was deleted.',
}

export default function LoginPage() {
  const { form, google, error, sessionLoading, redirectTo, linkState, profileWaits } =
    useSignInFlow({
      empty: { email: '', password: '' },
      schema: signInSchema,
      signIn: ({ email, password }) => signInWithEmail(email, password),
      failure: failure('kit/sign-in-failed'),
    })
  const [shown, setShown] = useState(false)
  const ended = useSession((s) => s.ended)

  if (sessionLoading) return <PageSpinner />
  if (redirectTo) return <Navigate to={redirectTo} replace />
  return (
    <PanelPage
      title="Sign in"
      text={
        ended
          ? endedTexts[ended]
          : profileWaits
            ? 'A profile waits for you. Sign in to see it.'
            : 'Good to see you again.'
      }
      illustration={<SignInIllustration />}
      footer={<TermsNote />}
    >
      <PanelForm {...form.props}>
        {error && <ErrorPanel text={error} />}
        <EmailField {...form.text('email')} error={form.errors.email} />
        <PasswordField
          label="Password"
          name="password"
          {...form.text('password')}
          error={form.errors.password}
          autoComplete="current-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
        />
        <p>
          <Link to={paths.forgot()} state={linkState}>
            Forgot password?
          </Link>
        </p>
        <Button type="submit" variant="primary" wide busy={form.busy}>
          Sign in
        </Button>
      </PanelForm>
      <Divider>or</Divider>
      <GoogleButton {...google} />
      <AlternativeLink>
        New here?{' '}
        <Link to={paths.signup()} state={linkState}>
          Sign up
        </Link>
      </AlternativeLink>
    </PanelPage>
  )
}
