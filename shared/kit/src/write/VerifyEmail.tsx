import { currentConfig, refreshUser, showAlert, useSession } from '@greenlight/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { sendVerification, verifyInPreview } from '../data/members.ts'
import { failure } from '../errors.ts'
import { Button } from '../ui/form/Button.tsx'
import { FieldHint } from '../ui/form/Field.tsx'
import { ButtonRow } from '../ui/layout/ButtonRow.tsx'
import { useAction } from '../ui/status/useAction.ts'

const FAILED = failure('kit/verify-email-failed')

/**
 * Shown while the member's e-mail address is not verified: says what needs a verified address (`children`)
 * and sends the verification e-mail. Disappears by itself once the address is verified.
 */
export function VerifyEmail({ children }: { children: ReactNode }) {
  const verified = useSession(({ user }) => user?.emailVerified ?? true)
  const sending = useAction(FAILED)
  const verifying = useAction(FAILED)
  const [sent, setSent] = useState(false)

  // The link opens in another tab; coming back here, the member expects it to have worked.
  useEffect(() => {
    if (verified) return
    const look = () => void refreshUser().catch(() => {})
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [verified])

  if (verified) return null

  async function send(): Promise<void> {
    if (await sending.run(sendVerification)) setSent(true)
    else await showAlert(FAILED.text)
  }
  async function verify(): Promise<void> {
    if (!(await verifying.run(verifyInPreview))) await showAlert(FAILED.text)
  }
  return (
    <Root>
      <p>{children}</p>
      <ButtonRow>
        <Button size="small" busy={sending.busy} onClick={() => void send()}>
          {sent ? 'Resend' : 'Send the verification e-mail'}
        </Button>
        {currentConfig().emulators && (
          <Button size="small" busy={verifying.busy} onClick={() => void verify()}>
            Verify now
          </Button>
        )}
      </ButtonRow>
      <div role="status">
        {sent && <FieldHint>Sent. Open its link, then come back here.</FieldHint>}
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--gl-space-2);
`
