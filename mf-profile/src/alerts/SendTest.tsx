import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldError, FieldHint } from '@greenlight/kit/ui/form/Field'
import { Announced } from '@greenlight/kit/ui/status/Announced'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { useState } from 'react'
import { failure } from '../errors.ts'
import { requestTest } from './requestTest.ts'

/** Sends the member a message as news would arrive. */
export function SendTest({ address }: { address: string }) {
  const { busy, error, run } = useAction(failure('profile/test-failed'))
  const [sent, setSent] = useState(false)

  async function send(): Promise<void> {
    setSent(false)
    setSent(await run(() => requestTest(address)))
  }
  return (
    <div>
      <Button busy={busy} onClick={() => void send()}>
        Send me one
      </Button>
      {sent && (
        <FieldHint>
          <Announced>Sent. It can take a minute to arrive.</Announced>
        </FieldHint>
      )}
      {error && <FieldError role="alert">{error.message}</FieldError>}
    </div>
  )
}
