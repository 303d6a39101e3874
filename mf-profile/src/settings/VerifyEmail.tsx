import { sendVerification } from '@greenlight/kit/data/users/sendVerification'
import { toGreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { FieldError, FieldHint } from '@greenlight/kit/ui/Field'
import { refreshUser } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

/** An address that is not verified yet: says so, and sends the e-mail. */
export function VerifyEmail() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [error, setError] = useState('')

  // The link opens elsewhere; coming back here, the member expects it to have worked.
  useEffect(() => {
    const look = () => void refreshUser().catch(() => {})
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])

  async function send(): Promise<void> {
    setState('sending')
    setError('')
    try {
      await sendVerification()
      setState('sent')
    } catch (cause) {
      setError(toGreenlightError(cause, 'verify-email-failed').message)
      setState('idle')
    }
  }
  return (
    <Root>
      <FieldHint>
        Your e-mail address is not verified yet. Verifying it proves that it is yours.
      </FieldHint>
      <Button size="small" busy={state === 'sending'} onClick={() => void send()}>
        {state === 'sent' ? 'Send it again' : 'Send the verification e-mail'}
      </Button>
      <div role="status">
        {state === 'sent' && <FieldHint>Sent. Open its link, then come back here.</FieldHint>}
      </div>
      {error && <FieldError role="alert">{error}</FieldError>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--gl-space-2);
`
