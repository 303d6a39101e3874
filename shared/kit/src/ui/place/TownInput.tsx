import { limits } from '@greenlight/domain/limits'
import styled from 'styled-components'
import { Button } from '../form/Button.tsx'
import { Input } from '../form/Input.tsx'

/** The input of a `PlaceField`, with space for the pin. */
export const TownInput = styled(Input).attrs({
  maxLength: limits.location,
  spellCheck: false,
  autoComplete: 'off',
})`
  padding-inline-start: var(--gl-space-10);
  text-overflow: ellipsis;
`

type Props = { busy: boolean; onRetry: () => void }

/** Says below a place field that there are no suggestions, which some forms need. */
export function TownsFailed({ busy, onRetry }: Props) {
  return (
    <Row role="alert">
      <span>The list of towns could not be loaded.</span>
      <Button size="small" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-1) var(--gl-space-3);
  margin-block-start: var(--gl-space-2);
  color: var(--gl-red-text);
  font-size: var(--gl-text-sm);
`
