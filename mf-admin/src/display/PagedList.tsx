import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import type { PagedData } from '@greenlight/runtime'
import { useEffect, useRef, type Key, type ReactNode } from 'react'
import styled from 'styled-components'

type Props<T> = {
  pages: PagedData<T>
  /** Announced while the list loads: "Loading the log". */
  label: string
  keyOf: (item: T) => Key
  children: (item: T) => ReactNode
  empty: ReactNode
}

/** A list that loads page by page, with Load more until the end. */
export function PagedList<T>({ pages, label, keyOf, children, empty }: Props<T>) {
  const { items, loading, error, loadMore, retry } = pages
  const list = useRef<HTMLUListElement>(null)
  /** How many items there were when more were asked for. */
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (loading || before.current === null || !items || items.length <= before.current) return
    const firstNew = list.current?.children[before.current]
    before.current = null
    // The focused button is gone after the last page.
    if (document.activeElement === document.body && firstNew instanceof HTMLElement)
      firstNew.focus()
  }, [items, loading])
  function askForMore(): void {
    before.current = items?.length ?? null
    loadMore?.()
  }
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
          <Button busy={loading} onClick={askForMore}>
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
