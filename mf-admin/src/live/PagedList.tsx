import { Button } from '@greenlight/kit/ui/Button'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import type { Key, ReactNode } from 'react'
import styled from 'styled-components'
import { Failure } from './Failure.tsx'
import type { usePages } from './usePages.ts'

type Props<T> = {
  pages: ReturnType<typeof usePages<T>>
  /** Said while it comes: "Loading the log". */
  label: string
  keyOf: (item: T) => Key
  children: (item: T) => ReactNode
  empty: ReactNode
}

/** A list that comes in pages, with Load more as long as there are any. */
export function PagedList<T>({ pages, label, keyOf, children, empty }: Props<T>) {
  const { items, busy, error, loadMore, retry } = pages
  return (
    <>
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <List role="list">
          {items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </List>
      )}
      {!items && !error && (
        <Loading label={label}>
          <List as="div">
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} $height="7rem" />
            ))}
          </List>
        </Loading>
      )}
      {error && <Failure error={error} onRetry={retry} />}
      {(loadMore ?? (busy && items)) && (
        <div>
          <Button busy={busy} onClick={() => loadMore?.()}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
`
