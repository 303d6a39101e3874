import { failure as kitFailure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { type SignInKind, signInKind } from '@greenlight/kit/write/reauthenticate'
import { ReauthenticateForm } from '@greenlight/kit/write/ReauthenticateForm'
import { useState } from 'react'
import styled from 'styled-components'
import { useAdminSignIn, useSignInExpired } from './adminSignIn.tsx'

const labels = {
  cancel: 'Not now',
  password: 'Sign in',
  google: 'Continue with Google',
  blocked: 'Open Google’s window',
}

/** Asks an admin to sign in again after 12 hours. The page stays as it is, with what was typed. */
export function SignInAgain({ onDone }: { onDone: () => void }) {
  const expired = useSignInExpired()
  const { renew } = useAdminSignIn()
  const { busy, run } = useAction(kitFailure('kit/sign-in-failed'))
  const [kind, setKind] = useState<SignInKind | null>(null)
  if (!expired) return null

  const close = () => setKind(null)
  async function finish(): Promise<void> {
    close()
    await renew()
    onDone()
  }
  return (
    <>
      <Bar role="alert">
        <p>
          <strong>Please sign in again.</strong> Admins do that every 12 hours. What you have typed
          stays here.
        </p>
        <Button
          variant="primary"
          size="small"
          busy={busy}
          onClick={() => void run(async () => setKind(await signInKind()))}
        >
          Sign in again
        </Button>
      </Bar>
      {kind && (
        <Dialog title="Sign in again" onClose={close}>
          <ReauthenticateForm
            kind={kind}
            labels={labels}
            onCancel={close}
            onDone={() => void finish()}
          >
            <p>Nothing is decided until you are signed in, and what you have typed stays.</p>
          </ReauthenticateForm>
        </Dialog>
      )}
    </>
  )
}

/** Stays visible beside a long item. */
const Bar = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: calc(var(--gl-header) + var(--gl-space-2));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-3);
  padding: var(--gl-space-3) var(--gl-space-4);
  border: 1px solid var(--gl-control);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  box-shadow: var(--gl-shadow-1);
`
