import { Button } from '@greenlight/kit/ui/Button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import styled from 'styled-components'
import { Key } from './Key.tsx'

type Props = {
  /** The place of what is shown, from 0; null when it no longer waits. */
  at: number | null
  count: number
  onStep: (by: 1 | -1) => void
}

/** Where I am in the queue, and the way to the item before and after. */
export function QueueBar({ at, count, onStep }: Props) {
  return (
    <Bar>
      <p>{at === null ? `${count} waiting` : `${at + 1} of ${count}`}</p>
      <Steps>
        <Button size="small" aria-disabled={at === 0} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden />
          Previous
          <Key>K</Key>
        </Button>
        <Button size="small" aria-disabled={at === count - 1} onClick={() => onStep(1)}>
          Next
          <Key>J</Key>
          <ChevronRight aria-hidden />
        </Button>
      </Steps>
    </Bar>
  )
}

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

/** Together on the next line where there is no room beside the place. */
const Steps = styled.div`
  display: flex;
  gap: var(--gl-space-2);
`
