import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { setLoaded, showToast, type LoadKey } from '@greenlight/runtime'
import { useRef } from 'react'
import styled from 'styled-components'
import { SearchRow } from './SearchRow.tsx'

type Props = {
  /** Under which the searches are loaded. */
  loadKey: LoadKey
  searches: readonly SavedSearch[]
  /** Shown while there are none. */
  emptyText: string
}

/**
 * The saved searches, each with Rename and Remove.
 * @public used through importWithRetry
 */
export function SearchList({ loadKey, searches, emptyText }: Props) {
  const root = useRef<HTMLDivElement>(null)

  const renamed = (slot: string, title: string) =>
    setLoaded(
      loadKey,
      searches.map((search) => (search.slot === slot ? { ...search, title } : search)),
    )
  const removed = (slot: string) => {
    setLoaded(
      loadKey,
      searches.filter((search) => search.slot !== slot),
    )
    root.current?.focus() // the focused button disappears with the search
    showToast('Search removed.')
  }
  return (
    <Root ref={root} tabIndex={-1}>
      {searches.length === 0 && <Quiet>{emptyText}</Quiet>}
      <List>
        {searches.map((search) => (
          <SearchRow
            key={search.slot}
            search={search}
            onRenamed={(title) => renamed(search.slot, title)}
            onRemoved={() => removed(search.slot)}
          />
        ))}
      </List>
    </Root>
  )
}

const Root = styled.div`
  &:focus {
    outline: none;
  }
`

const List = styled.ul.attrs({ role: 'list' })``

const Quiet = styled.p`
  color: var(--gl-ink-soft);
`
