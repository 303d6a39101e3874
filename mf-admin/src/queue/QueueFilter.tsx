import { type FlagReason, flagReasonLabels, flagReasons } from '@greenlight/domain/flag'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, Select } from '@greenlight/kit/ui/form/Input'
import { useSearchParams } from '@greenlight/runtime'
import styled from 'styled-components'

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

type Props = {
  reason: FlagReason | null
  onReason: (value: string) => void
  /** Left out where the items have no names. */
  name?: { readonly value: string; readonly onChange: (value: string) => void }
}

/** Narrows a queue down to a reason, and to names that contain a text. Hidden while a narrow screen shows an item. */
export function QueueFilter({ reason, onReason, name }: Props) {
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
  grid-area: filter;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--gl-space-3);
  margin-block-end: var(--gl-space-3);

  @media (max-width: 59.99rem) {
    display: ${({ $opened }) => ($opened ? 'none' : 'grid')};
  }
`
