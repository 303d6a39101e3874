import { currentConfig, refreshUser, showAlert, useSession } from '@greenlight/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { sendVerification, verifyInPreview } from '../data/members.ts'
import { Button } from '../ui/form/Button.tsx'
import { FieldHint } from '../ui/form/Field.tsx'
import { ButtonRow } from '../ui/layout/ButtonRow.tsx'

/**
 * Shown while the member's e-mail address is not verified: says what needs a verified address (`children`)
 * and sends the verification e-mail. Disappears by itself once the address is verified.
 */
export function VerifyEmail({ children }: { children: ReactNode }) {
  const verified = useSession(({ user }) => user?.emailVerified ?? true)
  const [busy, setBusy] = useState<'send' | 'verify' | null>(null)
  const [sent, setSent] = useState(false)

  // The link opens in another tab; coming back here, the member expects it to have worked.
  useEffect(() => {
    if (verified) return
    const look = () => void refreshUser().catch(() => {})
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [verified])

  if (verified) return null

  async function run(what: 'send' | 'verify', operation: () => Promise<void>): Promise<void> {
    setBusy(what)
    try {
      await operation()
      if (what === 'send') setSent(true)
    } catch (cause) {
      console.error(cause)
      await showAlert(failure('kit/verify-email-failed').text)
    } finally {
      setBusy(null)
    }
  }
  return (
    <Root>
      <p>{children}</p>
      <ButtonRow>
        <Button
          size="small"
          busy={busy === 'send'}
          onClick={() => void run('send', sendVerification)}
        >
          {sent ? 'Resend' : 'Send the verification e-mail'}
        </Button>
        {currentConfig().emulators && (
          <Button
            size="small"
            busy={busy === 'verify'}
            onClick={() => void run('verify', verifyInPreview)}
          >
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
