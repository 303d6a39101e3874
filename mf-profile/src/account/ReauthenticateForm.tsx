import { authCode, authErrorText, isPopupBlocked } from '@greenlight/kit/data/authErrors'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { type SubmitEvent, useRef } from 'react'
import * as v from 'valibot'
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

const schemas = {
  password: v.object({
    password: v.pipe(v.string(), v.nonEmpty(kitFailure('kit/password-required').text)),
  }),
  google: v.object({ password: v.string() }),
}

/** Asks for a new sign-in, because another person may hold the phone now. */
export function ReauthenticateForm({ kind, onCancel, onDone }: Props) {
  const isShown = useIsShown()
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({
    initial: { password: '' },
    schema: schemas[kind],
    submit: ({ password }) =>
      kind === 'password' ? reauthenticateWithPassword(password) : reauthenticateWithGoogle(),
    failure: kitFailure('kit/sign-in-failed'),
    staysBusy: true,
  })
  const { error, busy } = form
  // The account is known here, so only the password can be wrong.
  const isWrong = error !== null && wrongPassword.includes(authCode(error.cause))

  async function submit(event: SubmitEvent): Promise<void> {
    const signedIn = await form.submit(event)
    if (!isShown()) return // the member keeps the account
    if (signedIn) onDone()
    else field.current?.select()
  }
  return (
    <DialogForm {...form.props} onSubmit={(event) => void submit(event)}>
      <p>{failure('profile/recent-sign-in-needed').text}</p>
      {kind === 'password' && (
        <Field
          label="Password"
          error={form.errors.password ?? (isWrong ? 'This password is wrong.' : null)}
          required
        >
          {(control) => (
            <Input
              {...control}
              ref={field}
              autoFocus
              type="password"
              autoComplete="current-password"
              value={form.values.password}
              onChange={(event) => {
                form.change({ password: event.target.value })
                form.clearError()
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
          {kind === 'password'
            ? 'Sign in and delete'
            : isPopupBlocked(error)
              ? 'Open Google’s window and delete'
              : 'Continue with Google and delete'}
        </Button>
      </ButtonRow>
    </DialogForm>
  )
}
