import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { EmptyModeration } from '@greenlight/kit/ui/illustrations/EmptyModeration'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Waiting } from './queue.ts'
import { QueueBar } from './QueueBar.tsx'
import { QueueRow } from './QueueRow.tsx'
import { useShortcuts } from './shortcuts.ts'
import { useQueue } from './useQueue.ts'

/** What a detail is told, and what it can do. */
export type InQueue = {
  /** True when someone else has decided meanwhile. */
  readonly gone: boolean
  /** I have decided: on to the next one. */
  readonly settle: () => void
  readonly next: () => void
}

type Props<T extends Waiting> = {
  readonly items: readonly T[]
  /** What the list is called: "Waiting profiles". */
  readonly label: string
  /** What one item is called, for who cannot see it. */
  readonly nameOf: (item: T) => string
  readonly row: (item: T) => ReactNode
  readonly detail: (item: T, inQueue: InQueue) => ReactNode
  /** Said when nothing waits. */
  readonly empty: { readonly title: string; readonly text: string }
}

/** A list of what waits beside the one that is being decided; on a phone only that one. */
export function QueueView<T extends Waiting>(props: Props<T>) {
  const { items, label, nameOf, row, detail, empty } = props
  const { items: waiting, selected, at, gone, section, select, settle, step } = useQueue(items)
  useShortcuts({ j: () => step(1), k: () => step(-1) })

  if (!selected) {
    return (
      <div role="status">
        <EmptyState illustration={<EmptyModeration />} title={empty.title}>
          {empty.text}
        </EmptyState>
      </div>
    )
  }
  const count = waiting.length
  return (
    <Columns>
      <Side>
        <List role="list" aria-label={label}>
          {waiting.map((item) => (
            <li key={item.key}>
              <QueueRow current={item.key === selected.key} onClick={() => select(item.key)}>
                {row(item)}
              </QueueRow>
            </li>
          ))}
        </List>
      </Side>
      <Main>
        <QueueBar at={gone ? null : at} count={count} onStep={step} />
        <Detail key={selected.key} ref={section} tabIndex={-1} aria-label={nameOf(selected)}>
          {detail(selected, {
            gone,
            settle: () => settle(selected.key),
            next: () => step(1),
          })}
        </Detail>
      </Main>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-6);

  @media (min-width: 60rem) {
    grid-template-columns: 19rem minmax(0, 1fr);
  }
`

const Side = styled.div`
  display: none;
  position: sticky;
  top: calc(var(--gl-header) + var(--gl-space-4));
  max-height: calc(100dvh - var(--gl-header) - var(--gl-space-8));
  overflow-y: auto;

  @media (min-width: 60rem) {
    display: block;
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
  padding: 4px;
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

/** It takes the focus to be read, not to be used. */
const Detail = styled.section`
  scroll-margin-block-start: calc(var(--gl-header) + var(--gl-space-16));
  outline: none;
`
