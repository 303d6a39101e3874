import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Report } from '@greenlight/domain/report'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import type { QueueItem } from './queue.ts'

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

/** A row that can be chosen. */
export const RowButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--gl-space-3);
  width: 100%;
  min-height: var(--gl-target);
  padding: var(--gl-space-2) var(--gl-space-3);
  border: 1.5px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--gl-control);
  }
  &[aria-current='true'] {
    border-color: var(--gl-green-text);
    background: var(--gl-green-soft);
  }
`

/** The text of a row: a bold line, then smaller ones, each cut off with an ellipsis. */
export const RowText = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  font-size: var(--gl-text-sm);
  line-height: 1.35;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :first-child {
    font-weight: 600;
  }
  & > small {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
  }
`

/** The reasons of flags in a row. */
export const Reasons = styled.span<{ $urgent: boolean }>`
  color: ${({ $urgent }) => ($urgent ? 'var(--gl-red-text)' : 'inherit')};
`

/** A report in a list: its preview, name and age, and what else the list shows. */
export function ReportRow({ report, children }: { report: Report; children: ReactNode }) {
  const { name, age, photoUrl } = report
  return (
    <>
      <Thumb>
        <Photo src={photoUrl} alt="" />
      </Thumb>
      <RowText>
        <span>
          <bdi>{name}</bdi>
          {age !== null && `, ${age}`}
        </span>
        {children}
      </RowText>
    </>
  )
}

const Thumb = styled.span`
  flex: none;
  width: 3rem;
  border-radius: var(--gl-radius-s);
  overflow: clip;
`
