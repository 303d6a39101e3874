import { errorText } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import { useState, type SubmitEvent } from 'react'
import { DialogButtons, DialogForm } from './dialogParts.ts'
import { signInAgain, signInAgainWithGoogle, type SignInKind } from './freshSignIn.ts'

type Props = { kind: SignInKind; onCancel: () => void; onDone: () => void }

/** The sign-in is some time ago: whoever holds the phone now need not be the member. */
export function SignInAgain({ kind, onCancel, onDone }: Props) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await (kind === 'password' ? signInAgain(password) : signInAgainWithGoogle())
      onDone()
    } catch (cause) {
      console.warn('The member could not be signed in again.', cause)
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <DialogForm noValidate onSubmit={(event) => void submit(event)}>
      <p>{errorText('recent-sign-in-needed')}</p>
      {kind === 'password' && (
        <Field label="Password" required>
          {(control) => (
            <Input
              {...control}
              autoFocus
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      {failed && <ErrorPanel text={errorText('sign-in-failed')} />}
      <DialogButtons>
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {kind === 'password' ? 'Sign in and delete' : 'Continue with Google and delete'}
        </Button>
      </DialogButtons>
    </DialogForm>
  )
}
