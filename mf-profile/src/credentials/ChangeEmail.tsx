import { verifyAdmin } from '@greenlight/kit/data/admin'
import {
  authErrorText,
  INVALID_EMAIL_TEXT,
  isPopupBlocked,
  isWrongPassword,
} from '@greenlight/kit/data/authErrors'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import type { SignInKind } from '@greenlight/kit/write/reauthenticate'
import { type SentLink, SentLinkNote } from '@greenlight/kit/write/signInLink'
import { useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { sendEmailChange } from './credentialRequests.ts'
import { CredentialsForm, CurrentPassword } from './CredentialsForm.tsx'
import { useSignInKind } from './useSignInKind.ts'

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(failure('profile/new-email-required').text),
  v.email(INVALID_EMAIL_TEXT),
)
const schemas = {
  google: v.object({ email, current: v.string() }),
  password: v.object({
    email,
    current: v.pipe(v.string(), v.nonEmpty(kitFailure('kit/password-required').text)),
  }),
}

/** Another e-mail address, in Settings. */
export function ChangeEmail() {
  return (
    <Disclosure label={() => 'Change e-mail'}>
      <LoadedEmailForm />
    </Disclosure>
  )
}

function LoadedEmailForm() {
  const kind = useSignInKind()
  return kind && <EmailForm kind={kind} />
}

function EmailForm({ kind }: { kind: SignInKind }) {
  const admin = useLoad(
    ['profile', 'adminState'],
    verifyAdmin,
    failure('profile/email-change-failed'),
  )
  const [sent, setSent] = useState<SentLink | null>(null)
  const form = useForm({
    initial: { email: '', current: '' },
    schema: schemas[kind],
    submit: async ({ email: to, current }) => setSent(await sendEmailChange(to, current)),
    failure: failure('profile/email-change-failed'),
  })
  const { error } = form
  const isWrong = kind === 'password' && isWrongPassword(error)
  return (
    <CredentialsForm {...form.props}>
      <SmallText>
        We send a link to the new address. It is yours once you open the link. Then you sign in
        again on all devices.
      </SmallText>
      {admin.data === 'yes' && (
        <SmallText>
          Your admin rights are bound to the address that you have now. With another one you are no
          admin until another admin adds it.
        </SmallText>
      )}
      <Field label="New e-mail" error={form.errors.email} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('email')}
          />
        )}
      </Field>
      {kind === 'password' && <CurrentPassword form={form} isWrong={isWrong} />}
      {error && !isWrong && <ErrorPanel text={authErrorText(error) ?? error.message} />}
      <div>
        <Button type="submit" busy={form.busy}>
          {isPopupBlocked(error) ? 'Open Google’s window' : 'Send the link'}
        </Button>
      </div>
      <SentLinkNote sent={sent}>
        Open its link, then sign in with the new address. Until then nothing changes.
      </SentLinkNote>
    </CredentialsForm>
  )
}
