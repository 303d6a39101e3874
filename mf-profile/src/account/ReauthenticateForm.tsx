import { authCode, authErrorText } from '@greenlight/kit/data/authErrors'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useRef, useState, type SubmitEvent } from 'react'
import { failure } from '../errors.ts'
import { DialogForm } from './AccountSection.tsx'
import {
  reauthenticateWithGoogle,
  reauthenticateWithPassword,
  type SignInKind,
} from './reauthenticate.ts'
import { SignInLinkOffer } from './SignInLink.tsx'

type Props = {
  kind: SignInKind
  /** The member keeps the account. Must unmount the form. */
  onCancel: () => void
  /** The member is signed in again. Never called after the form is closed. */
  onDone: () => void
}

const wrongPassword = [
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
]

/** Asks for a new sign-in, because another person may hold the phone now. */
export function ReauthenticateForm({ kind, onCancel, onDone }: Props) {
  const [password, setPassword] = useState('')
  const { busy, error, run, clear } = useAction(kitFailure('kit/sign-in-failed'), {
    staysBusy: true,
  })
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isShown = useIsShown()

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const isMissing = kind === 'password' && password === ''
    setMissing(isMissing)
    if (isMissing) return field.current?.focus()
    const signIn = () =>
      kind === 'password' ? reauthenticateWithPassword(password) : reauthenticateWithGoogle()
    const signedIn = await run(signIn)
    if (!isShown()) return // the member keeps the account
    if (signedIn) onDone()
    else field.current?.select()
  }
  // The account is known here: only the password can be wrong.
  const isWrong = error !== null && wrongPassword.includes(authCode(error.cause))
  const fieldError = missing
    ? kitFailure('kit/password-required').text
    : isWrong
      ? 'This password is wrong.'
      : null
  return (
    <DialogForm noValidate onSubmit={(event) => void submit(event)}>
      <p>{failure('profile/recent-sign-in-needed').text}</p>
      {kind === 'password' && (
        <Field label="Password" error={fieldError} required>
          {(control) => (
            <Input
              {...control}
              ref={field}
              autoFocus
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setMissing(false)
                clear()
              }}
            />
          )}
        </Field>
      )}
      {kind === 'password' && <SignInLinkOffer />}
      {error && !isWrong && <ErrorPanel text={authErrorText(error) ?? error.message} />}
      <ButtonRow $end>
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {kind === 'password' ? 'Sign in and delete' : 'Continue with Google and delete'}
        </Button>
      </ButtonRow>
    </DialogForm>
  )
}
