import { Button } from '@greenlight/kit/ui/form/Button'
import { mayMoveFocusFrom, useFocusOnMore } from '@greenlight/kit/ui/form/focus'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import {
  changePages,
  type Failure,
  type ListPage,
  type LoadKey,
  useForgetOnUnmount,
  usePages,
} from '@greenlight/runtime'
import { type ComponentType, useId, useRef } from 'react'
import styled from 'styled-components'

export type ItemProps<T> = { item: T; onDeleted: () => void }

type Props<T, Cursor> = {
  title: string
  empty: string
  loadKey: LoadKey
  fetchPage: (after: Cursor | null) => Promise<ListPage<T, Cursor>>
  failure: Failure
  /** Unique among all of them. */
  idOf: (item: T) => string
  Item: ComponentType<ItemProps<T>>
}

/** A list of what the member wrote, page by page. A deleted item leaves it. */
export function ContributionSection<T, Cursor>(props: Props<T, Cursor>) {
  const { title, empty, loadKey, fetchPage, failure, idOf, Item } = props
  const { items, error, loading, loadMore, retry } = usePages(loadKey, fetchPage, failure)
  // The next visit shows what was written meanwhile.
  useForgetOnUnmount(loadKey)
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const rows = (items ?? []).map((item) => ({ id: idOf(item), item }))
  const { button, more } = useFocusOnMore(rows, loadMore, (index) =>
    list.current?.children[index]?.querySelector('a'),
  )

  function remove(deleted: string): void {
    const movesFocus = mayMoveFocusFrom(section.current)
    changePages<T>(loadKey, (page) => page.filter((item) => idOf(item) !== deleted))
    if (movesFocus) heading.current?.focus()
  }
  return (
    <Section ref={section} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {!items && !error && (
        <LoadingPlaceholder label={`Loading ${title.toLowerCase()}`}>
          <Skeleton $height="6rem" />
        </LoadingPlaceholder>
      )}
      {items?.length === 0 && <Empty>{empty}</Empty>}
      {rows.length > 0 && (
        <List ref={list}>
          {rows.map((row) => (
            <li key={row.id}>
              <Item item={row.item} onDeleted={() => remove(row.id)} />
            </li>
          ))}
        </List>
      )}
      {error && <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />}
      {items && !error && (loadMore || loading) && (
        <div>
          <Button ref={button} busy={loading} onClick={more}>
            {loading ? 'Loading…' : 'Show more'}
          </Button>
        </div>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
  margin-block-start: var(--gl-space-8);

  & > h2:focus {
    outline: none;
  }
`

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
`

const Empty = styled.p`
  color: var(--gl-ink-soft);
`
