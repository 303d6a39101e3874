import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldError, FieldHint } from '@greenlight/kit/ui/form/Field'
import { type GreenlightError, useErrorOrOffline } from '@greenlight/runtime'
import Check from 'lucide-react/icons/check'
import styled from 'styled-components'

export type Saving =
  | { readonly status: 'idle' | 'saving' | 'saved' }
  | { readonly status: 'failed'; readonly error: GreenlightError }

type Props = { saving: Saving; onRetry: () => void }

/** Whether the last change of a setting is saved; with Retry after a failure. */
export function SaveStatus({ saving, onRetry }: Props) {
  const error = useErrorOrOffline(saving.status === 'failed' ? saving.error : null)
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
      {error && (
        <Failed>
          <FieldError role="alert">{error.message}</FieldError>
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

  /* A hidden status would lose its first text. */
  &:empty {
    position: absolute;
  }
`

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-3);
`
