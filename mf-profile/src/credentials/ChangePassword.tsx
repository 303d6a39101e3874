import { authErrorText, isWrongPassword } from '@greenlight/kit/data/authErrors'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { changePassword } from './credentialRequests.ts'
import { CredentialsForm, CurrentPassword } from './CredentialsForm.tsx'
import { useSignInKind } from './useSignInKind.ts'

const schema = v.object({
  current: v.pipe(v.string(), v.nonEmpty(kitFailure('kit/password-required').text)),
  next: v.pipe(v.string(), v.nonEmpty(failure('profile/new-password-required').text)),
})

/** A new password, in Settings. */
export function ChangePassword() {
  return (
    <Disclosure label={() => 'Change password'}>
      <PasswordForm />
    </Disclosure>
  )
}

function PasswordForm() {
  const kind = useSignInKind()
  const [done, setDone] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const form = useForm({
    initial: { current: '', next: '' },
    schema,
    submit: ({ current, next }) => changePassword(current, next),
    failure: failure('profile/password-change-failed'),
  })
  const { error } = form
  const isWrong = isWrongPassword(error)

  // The button that had the focus is gone.
  useEffect(() => {
    if (done) status.current?.focus()
  }, [done])

  if (kind === 'google') {
    return <SmallText>You sign in with Google, without a password here.</SmallText>
  }
  if (done) {
    return (
      <SmallText ref={status} tabIndex={-1}>
        Your password is changed. Other devices are signed out within an hour.
      </SmallText>
    )
  }
  return (
    <CredentialsForm
      {...form.props}
      onSubmit={(event) => void form.submit(event).then((sent) => sent && setDone(true))}
    >
      <CurrentPassword form={form} isWrong={isWrong} />
      <Field label="New password" error={form.errors.next} required>
        {(control) => (
          <Input {...control} type="password" autoComplete="new-password" {...form.text('next')} />
        )}
      </Field>
      {error && !isWrong && <ErrorPanel text={authErrorText(error) ?? error.message} />}
      <div>
        <Button type="submit" busy={form.busy}>
          Save password
        </Button>
      </div>
    </CredentialsForm>
  )
}
