import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/PageSpinner'
import { Link, Navigate } from '@greenlight/runtime'
import { useState, type SyntheticEvent } from 'react'
import { signInWithEmail } from './auth/signInWithEmail.ts'
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

export default function LoginPage() {
  const { submit, edited, google, busy, problem, error, resolving, leave } = useEntry(
    paths.gallery(),
  )
  const [email, setEmail] = useTypedEmail()
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const form = useBadFieldFocus(problem)

  if (resolving) return <PageSpinner />
  if (leave) return <Navigate to={leave} replace />

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findProblem(
      { email, password, confirm: password },
      emailIsOne(event.currentTarget),
    )
    submit(found, () => signInWithEmail(email, password))
  }
  return (
    <EntryPage title="Sign in" text="Good to see you again." foot={<TermsNote />}>
      <EntryForm ref={form} onSubmit={onSubmit} onInput={edited}>
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
          <Link to={paths.forgot()}>Forgot password?</Link>
        </p>
        <Button type="submit" variant="primary" wide busy={busy}>
          Sign in
        </Button>
      </EntryForm>
      <Or>or</Or>
      <GoogleButton {...google} />
      <Elsewhere>
        New here? <Link to={paths.signup()}>Sign up</Link>
      </Elsewhere>
    </EntryPage>
  )
}
