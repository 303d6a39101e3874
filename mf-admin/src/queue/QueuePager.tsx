import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import styled from 'styled-components'
import { ShortcutKey } from './shortcuts.tsx'

type Props = {
  /** Index of the shown item; null when it no longer waits. */
  position: number | null
  count: number
  onStep: (by: 1 | -1) => void
}

/** The position in the queue, and buttons for the previous and next item. */
export function QueuePager({ position, count, onStep }: Props) {
  return (
    <Bar>
      <p>{position === null ? `${count} waiting` : `${position + 1} of ${count}`}</p>
      <Steps>
        <Button size="small" aria-disabled={position === 0} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden />
          <Word>Previous</Word>
          <ShortcutKey>K</ShortcutKey>
        </Button>
        <Button size="small" aria-disabled={position === count - 1} onClick={() => onStep(1)}>
          <Word>Next</Word>
          <ShortcutKey>J</ShortcutKey>
          <ChevronRight aria-hidden />
        </Button>
      </Steps>
    </Bar>
  )
}

/** The arrow alone is enough on a phone. */
const Word = styled.span`
  @media (max-width: 39.99rem) {
    ${hiddenStyle}
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);

  & > p {
    flex: 1;
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

/** Both buttons wrap together when the line is too narrow. */
const Steps = styled.div`
  display: flex;
  gap: var(--gl-space-2);
`
