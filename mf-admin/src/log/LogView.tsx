import { listModlog } from '@greenlight/kit/data/admin/listModlog'
import type { Cursor } from '@greenlight/kit/data/readPage'
import {
  isModerationAction,
  moderationActionLabels,
  moderationActions,
  type ModerationAction,
} from '@greenlight/kit/domain/moderation'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { Field } from '@greenlight/kit/ui/Field'
import { Select } from '@greenlight/kit/ui/Select'
import { useSearchParams } from '@greenlight/runtime'
import { useCallback } from 'react'
import styled from 'styled-components'
import { PagedList } from '../live/PagedList.tsx'
import { usePages } from '../live/usePages.ts'
import { ShortcutsOn } from '../queue/shortcuts.ts'
import { LogItem } from './LogItem.tsx'

/** Every decision, latest first; the filter lives in the address. */
export function LogView() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('action')
  const action = isModerationAction(named) ? named : null
  const filter = (value: string) =>
    setSearch(value ? { view: 'log', action: value } : { view: 'log' })
  return (
    <>
      <Filter>
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={action ?? ''}
              onChange={(event) => filter(event.target.value)}
            >
              <option value="">Every decision</option>
              {moderationActions.map((value) => (
                <option key={value} value={value}>
                  {moderationActionLabels[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Filter>
      {/* Several entries may stand open: a letter would decide on all of them. */}
      <ShortcutsOn value={false}>
        <LogList key={action} action={action} />
      </ShortcutsOn>
    </>
  )
}

function LogList({ action }: { action: ModerationAction | null }) {
  const fetchPage = useCallback((cursor: Cursor | null) => listModlog({ action, cursor }), [action])
  const pages = usePages(fetchPage)
  return (
    <PagedList
      pages={pages}
      label="Loading the log"
      keyOf={({ id }) => id}
      empty={<EmptyState title="No such decision yet">Every decision is kept here.</EmptyState>}
    >
      {(entry) => <LogItem entry={entry} onDecided={pages.reload} />}
    </PagedList>
  )
}

const Filter = styled.div`
  max-width: 20rem;
`
