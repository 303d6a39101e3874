import { paths } from '@greenlight/kit/contract/paths'
import { errorText } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/PageSpinner'
import { Link, Navigate } from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import { signUpWithEmail } from './auth/signUpWithEmail.ts'
import { EmailField } from './entry/EmailField.tsx'
import { Elsewhere, EntryForm, Or } from './entry/EntryForm.tsx'
import { EntryPage } from './entry/EntryPage.tsx'
import { emailIsOne, findProblem } from './entry/fieldProblem.ts'
import { GoogleButton } from './entry/GoogleButton.tsx'
import { PasswordField } from './entry/PasswordField.tsx'
import { TermsNote } from './entry/TermsNote.tsx'
import { useEntry } from './entry/useEntry.ts'
import { useTypedEmail } from './entry/useTypedEmail.ts'
import { useBadFieldFocus } from './useBadFieldFocus.ts'

export default function SignupPage() {
  const { submit, edited, google, busy, problem, error, resolving, leave } = useEntry(
    paths.profileSetup(),
  )
  const [email, setEmail] = useTypedEmail()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [shown, setShown] = useState(false)
  const form = useBadFieldFocus(problem)

  if (resolving) return <PageSpinner />
  if (leave) return <Navigate to={leave} replace />

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findProblem({ email, password, confirm }, emailIsOne(event.currentTarget))
    submit(found, () => signUpWithEmail(email, password))
  }
  return (
    <EntryPage
      title="Create your account"
      text="Free, for adults (18+). Others see your username only."
      foot={<TermsNote />}
    >
      <EntryForm ref={form} onSubmit={onSubmit} onInput={edited}>
        {error && (
          <ErrorPanel text={error}>
            {error === errorText('sign-up-failed') && (
              <>
                If you already have an account, <Link to={paths.login()}>sign in</Link> or{' '}
                <Link to={paths.forgot()}>reset your password</Link>.
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
      </EntryForm>
      <Or>or</Or>
      <GoogleButton {...google} />
      <Elsewhere>
        Already have an account? <Link to={paths.login()}>Sign in</Link>
      </Elsewhere>
    </EntryPage>
  )
}
