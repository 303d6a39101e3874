import type { GreenlightError } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { FieldError, FieldHint } from '@greenlight/kit/ui/Field'
import { useOnline } from '@greenlight/runtime'
import Check from 'lucide-react/icons/check'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'

export type Saving =
  | { readonly status: 'idle' | 'saving' | 'saved' }
  | { readonly status: 'failed'; readonly error: GreenlightError }

type Props = { saving: Saving; onRetry: () => void }

/** What became of the last change of one setting. */
export function SaveState({ saving, onRetry }: Props) {
  const online = useOnline()
  return (
    <>
      <Quiet role="status">
        {saving.status === 'saving' && 'Saving…'}
        {saving.status === 'saved' && (
          <>
            <Check aria-hidden size={16} /> Saved
          </>
        )}
      </Quiet>
      {saving.status === 'failed' && (
        <Failed>
          <FieldError role="alert">{failureText(saving.error, online)}</FieldError>
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        </Failed>
      )}
    </>
  )
}

const Quiet = styled(FieldHint)`
  display: flex;
  align-items: center;
  gap: var(--gl-space-1);

  &:empty {
    display: none;
  }
`

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-3);
`
