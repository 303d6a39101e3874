import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { QueueItem } from './queue.ts'
import { RowButton } from './QueueRow.tsx'

type Props<T extends QueueItem> = {
  items: readonly T[]
  selectedKey: string
  /** Name of the list: "Waiting profiles". */
  label: string
  renderRow: (item: T) => ReactNode
  onSelect: (key: string) => void
  /** Whether an item is open on a narrow screen. */
  opened: boolean
}

/** The waiting items beside the selected one; on narrow screens instead of it, until one is opened. */
export function QueueList<T extends QueueItem>(props: Props<T>) {
  const { items, selectedKey, label, renderRow, onSelect, opened } = props
  return (
    <Side $opened={opened}>
      <List role="list" aria-label={label}>
        {items.map((item) => (
          <li key={item.key}>
            <RowButton
              type="button"
              aria-current={item.key === selectedKey || undefined}
              onClick={() => onSelect(item.key)}
            >
              {renderRow(item)}
            </RowButton>
          </li>
        ))}
      </List>
    </Side>
  )
}

const Side = styled.div<{ $opened: boolean }>`
  grid-area: list;
  @media (max-width: 59.99rem) {
    display: ${({ $opened }) => ($opened ? 'none' : 'block')};
  }
  @media (min-width: 60rem) {
    position: sticky;
    top: calc(var(--gl-header) + var(--gl-space-4));
    max-height: calc(100dvh - var(--gl-header) - var(--gl-space-8));
    overflow-y: auto;
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
  padding: 4px;
`
