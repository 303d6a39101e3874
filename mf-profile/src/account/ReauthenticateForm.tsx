import { errorText, auth, config } from '@greenlight/runtime'
import { authCode, authErrorText } from '@greenlight/kit/data/authErrors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { useRef, useState, type SubmitEvent } from 'react'
import { DialogForm } from './AccountSection.tsx'
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
  const { busy, error, run, clear } = useAction('sign-in-failed', { staysBusy: true })
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
    ? errorText('password-required')
    : isWrong
      ? 'This password is wrong.'
      : null
  return (
    <DialogForm noValidate onSubmit={(event) => void submit(event)}>
      <p>{errorText('recent-sign-in-needed')}</p>
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

export type SignInKind = 'password' | 'google'

/** Firebase lets a member delete the account for 5 minutes after a sign-in. This is a little less. */
const FRESH_MS = 4 * 60 * 1000

/** The kind of sign-in that is needed before the account is deleted; null if the last one is recent enough. */
export async function requiredReauthentication(): Promise<SignInKind | null> {
  const { auth: service } = await auth()
  const user = service.currentUser
  if (!user) return null
  const { authTime } = await user.getIdTokenResult()
  if (Date.now() - new Date(authTime).getTime() < FRESH_MS) return null
  const providers = user.providerData.map(({ providerId }) => providerId)
  return providers.includes('password') ? 'password' : 'google'
}

/** Signs the member in again with the password. */
async function reauthenticateWithPassword(password: string): Promise<void> {
  const { auth: service, EmailAuthProvider, reauthenticateWithCredential } = await auth()
  const user = service.currentUser
  if (!user?.email) return
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/** Signs the member in again with Google; in previews without the window of Google. */
async function reauthenticateWithGoogle(): Promise<void> {
  const sdk = await auth()
  const user = sdk.auth.currentUser
  if (!user) return
  if (!(await config()).preview) {
    const google = new sdk.GoogleAuthProvider()
    await sdk.reauthenticateWithPopup(user, google, sdk.browserPopupRedirectResolver)
    return
  }
  const account = user.providerData.find(({ providerId }) => providerId === 'google.com')
  const claims = { sub: account?.uid, email: user.email, email_verified: true }
  await sdk.reauthenticateWithCredential(
    user,
    sdk.GoogleAuthProvider.credential(JSON.stringify(claims)),
  )
}
