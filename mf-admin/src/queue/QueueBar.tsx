import { Button } from '@greenlight/kit/ui/form/Button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import styled from 'styled-components'
import { flagReasonLabels, flagReasons, type FlagReason } from '@greenlight/domain/flag'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, Select } from '@greenlight/kit/ui/form/Input'
import { useSearchParams } from '@greenlight/runtime'
import { ShortcutKey } from './shortcuts.tsx'

type Props = {
  /** Index of the shown item; null when it no longer waits. */
  position: number | null
  count: number
  onStep: (by: 1 | -1) => void
}

/** The position in the queue, and buttons for the previous and next item. */
export function QueueBar({ position, count, onStep }: Props) {
  return (
    <Bar>
      <p>{position === null ? `${count} waiting` : `${position + 1} of ${count}`}</p>
      <Steps>
        <Button size="small" aria-disabled={position === 0} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden />
          Previous
          <ShortcutKey>K</ShortcutKey>
        </Button>
        <Button size="small" aria-disabled={position === count - 1} onClick={() => onStep(1)}>
          Next
          <ShortcutKey>J</ShortcutKey>
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

/** Both buttons wrap together when the line is too narrow. */
const Steps = styled.div`
  display: flex;
  gap: var(--gl-space-2);
`

/** The reason of flags that the address names; null for every reason. */
export function useReasonFilter() {
  const [search, setSearch] = useSearchParams()
  const reason = flagReasons.find((value) => value === search.get('reason')) ?? null
  const setReason = (value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('open')
      if (value) next.set('reason', value)
      else next.delete('reason')
      return next
    })
  return { reason, setReason }
}

type QueueFilterProps = {
  reason: FlagReason | null
  onReason: (value: string) => void
  /** Left out where the items have no names. */
  name?: { readonly value: string; readonly onChange: (value: string) => void }
}

/** Narrows a queue down to a reason, and to names that contain a text. Hidden while a narrow screen shows an item. */
export function QueueFilter({ reason, onReason, name }: QueueFilterProps) {
  const opened = useSearchParams()[0].get('open') === 'yes'
  return (
    <Row $opened={opened} role="search" aria-label="Filter">
      {name && (
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={name.value}
              onChange={(event) => name.onChange(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label="Flagged as">
        {(control) => (
          <Select
            {...control}
            value={reason ?? ''}
            onChange={(event) => onReason(event.target.value)}
          >
            <option value="">Any reason</option>
            {flagReasons.map((value) => (
              <option key={value} value={value}>
                {flagReasonLabels[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Row>
  )
}

const Row = styled.div<{ $opened: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--gl-space-3);
  max-width: 36rem;

  @media (max-width: 59.99rem) {
    display: ${({ $opened }) => ($opened ? 'none' : 'grid')};
  }
`
