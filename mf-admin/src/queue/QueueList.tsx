import { Button } from '@greenlight/kit/ui/form/Button'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { QueueItem } from './queue.ts'
import { RowButton } from './QueueRow.tsx'
import { ShortcutKey } from './shortcuts.tsx'

type Props<T extends QueueItem> = {
  items: readonly T[]
  selectedKey: string
  /** Name of the list: "Waiting profiles". */
  label: string
  renderRow: (item: T) => ReactNode
  onSelect: (key: string) => void
  /** Whether an item is open on a narrow screen. */
  opened: boolean
  /** For a decision on several items; null while none can be selected. */
  several: SeveralSelection<T> | null
  /** Shows or hides the check boxes; null where each item is decided by itself. */
  onSelectSeveral: (() => void) | null
  /** Below the items. */
  foot: ReactNode
}

export type SeveralSelection<T extends QueueItem> = {
  readonly keys: readonly string[]
  readonly canSelect: (item: T) => boolean
  readonly nameOf: (item: T) => string
  readonly toggle: (key: string) => void
}

/** The waiting items beside the selected one; on narrow screens instead of it, until one is opened. */
export function QueueList<T extends QueueItem>(props: Props<T>) {
  const { items, selectedKey, label, renderRow, onSelect, opened, several, onSelectSeveral } = props
  return (
    <Side $opened={opened}>
      {onSelectSeveral && items.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          aria-pressed={several !== null}
          onClick={onSelectSeveral}
        >
          Select several
          <ShortcutKey>X</ShortcutKey>
        </Button>
      )}
      <List role="list" aria-label={label}>
        {items.map((item) => (
          <Row key={item.key}>
            {several && (
              <input
                type="checkbox"
                aria-label={`Select ${several.nameOf(item)}`}
                checked={several.keys.includes(item.key)}
                disabled={!several.canSelect(item)}
                onChange={() => several.toggle(item.key)}
              />
            )}
            <RowButton
              type="button"
              aria-current={item.key === selectedKey || undefined}
              onClick={() => onSelect(item.key)}
            >
              {renderRow(item)}
            </RowButton>
          </Row>
        ))}
      </List>
      {props.foot}
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

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--gl-space-2);

  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--gl-ink);
  }
  & > button {
    flex: 1;
    min-width: 0;
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
  padding: 4px;
`
