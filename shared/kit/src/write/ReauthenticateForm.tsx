import { auth } from '@greenlight/runtime'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { authErrorText, isPopupBlocked, isWrongPassword } from '../data/authErrors.ts'
import { failure } from '../errors.ts'
import { Button } from '../ui/form/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Input } from '../ui/form/Input.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { useIsShown } from '../ui/form/useIsShown.ts'
import { ButtonRow } from '../ui/layout/ButtonRow.tsx'
import { ErrorPanel } from '../ui/status/ErrorPanel.tsx'
import {
  reauthenticateWithGoogle,
  reauthenticateWithPassword,
  type SignInKind,
} from './reauthenticate.ts'

type Props = {
  kind: SignInKind
  /** Why a new sign-in is needed. */
  children: ReactNode
  /** Another way to sign in, for accounts with a password. */
  offer?: ReactNode
  /** The labels of the buttons. `blocked`: the browser has blocked the window of Google. */
  labels: {
    readonly cancel?: string
    readonly password: string
    readonly google: string
    readonly blocked: string
  }
  destructive?: boolean
  /** Must unmount the form. */
  onCancel?: () => void
  /** The member is signed in again. Never called after the form is closed. */
  onDone: () => void
}

const schemas = {
  password: v.object({
    password: v.pipe(v.string(), v.nonEmpty(failure('kit/password-required').text)),
  }),
  google: v.object({ password: v.string() }),
}

/** Asks for a new sign-in, because another person may hold the phone now. In a dialog, the field has the focus. */
export function ReauthenticateForm({
  kind,
  children,
  offer,
  labels,
  destructive = false,
  onCancel,
  onDone,
}: Props) {
  const isShown = useIsShown()
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({
    initial: { password: '' },
    schema: schemas[kind],
    submit: ({ password }) =>
      kind === 'password' ? reauthenticateWithPassword(password) : reauthenticateWithGoogle(),
    failure: failure('kit/sign-in-failed'),
    staysBusy: true,
  })
  const { error, busy } = form
  // The account is known here, so only the password can be wrong.
  const isWrong = isWrongPassword(error)

  // Browsers allow a popup only directly after the click, so the SDK must be loaded before it.
  useEffect(() => void auth().catch(() => {}), [])

  async function submit(event: SubmitEvent): Promise<void> {
    const signedIn = await form.submit(event)
    if (!isShown()) return // the member has canceled
    if (signedIn) onDone()
    else field.current?.select()
  }
  return (
    <Form {...form.props} onSubmit={(event) => void submit(event)}>
      {children}
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
      {kind === 'password' && offer}
      {error && !isWrong && <ErrorPanel text={authErrorText(error) ?? error.message} />}
      <ButtonRow $end>
        {labels.cancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
        <Button type="submit" variant={destructive ? 'danger' : 'primary'} busy={busy}>
          {kind === 'password'
            ? labels.password
            : isPopupBlocked(error)
              ? labels.blocked
              : labels.google}
        </Button>
      </ButtonRow>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`
