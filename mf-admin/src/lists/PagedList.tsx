import { Button } from '@greenlight/kit/ui/form/Button'
import { useFocusOnMore } from '@greenlight/kit/ui/form/focus'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import type { PagedData } from '@greenlight/runtime'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'

type Props<T> = {
  pages: PagedData<T>
  /** Announced while the list loads: "Loading the log". */
  label: string
  keyOf: (item: T) => string
  children: (item: T) => ReactNode
  empty: ReactNode
}

/** A list that loads page by page, with Load more until the end. */
export function PagedList<T>({ pages, label, keyOf, children, empty }: Props<T>) {
  const { items, loading, error, loadMore, retry } = pages
  const list = useRef<HTMLUListElement>(null)
  const { button, more } = useFocusOnMore(
    (items ?? []).map((item) => ({ id: keyOf(item) })),
    loadMore,
    (index) => list.current?.querySelectorAll<HTMLElement>(':scope > li')[index],
  )
  return (
    <>
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <List ref={list} role="list">
          {items.map((item) => (
            <li key={keyOf(item)} tabIndex={-1}>
              {children(item)}
            </li>
          ))}
        </List>
      )}
      {!items && !error && (
        <LoadingPlaceholder label={label}>
          <List as="div">
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} $height="7rem" />
            ))}
          </List>
        </LoadingPlaceholder>
      )}
      {error && <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />}
      {!error && (loadMore ?? (loading && items)) && (
        <div>
          <Button ref={button} busy={loading} onClick={more}>
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
