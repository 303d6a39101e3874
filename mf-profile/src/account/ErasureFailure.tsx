import type { GreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'
import { failureText } from '../failureText.ts'
import { DialogButtons, DialogForm } from './dialogParts.ts'

type Props = { error: GreenlightError; onCancel: () => void; onRetry: () => void }

/** It broke off half-way; going on loses nothing and repeats nothing. */
export function ErasureFailure({ error, onCancel, onRetry }: Props) {
  const online = useOnline()
  return (
    <DialogForm as="div">
      <ErrorPanel text={failureText(error, online)} onRetry={onRetry}>
        What is deleted so far stays deleted. Retry goes on from there.
      </ErrorPanel>
      <DialogButtons>
        <Button onClick={onCancel}>Close</Button>
      </DialogButtons>
    </DialogForm>
  )
}
