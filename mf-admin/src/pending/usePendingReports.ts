import type { Cursor } from '@greenlight/kit/data/pages'
import { useForgetOnUnmount, useLoad, usePages } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import { failure } from '../errors.ts'
import { useLiveList } from '../lists/useLiveList.ts'
import { listPendingById, listPendingFrom, listUndatedPending, watchPending } from './pending.ts'
import { type Listed, nextListed } from './pushedOut.ts'

/** Reports in the live list. */
const LIVE_SIZE = 50

/**
 * The pending reports: the 50 oldest, live; those that older ones have pushed out of these meanwhile; those with
 * `urgentIds`, even if they are newer; and further pages after `loadMore`. After the last page come the reports
 * without a date, which old clients wrote. Only an error of the live list leaves no data.
 */
export function usePendingReports(urgentIds: readonly string[]) {
  const oldest = useLiveList('pending', watchPending)
  const [listed, setListed] = useState<Listed>({ oldest: [], pushedOut: [] })
  if (oldest.data && oldest.data !== listed.oldest)
    setListed(nextListed(listed, oldest.data, LIVE_SIZE))
  const { pushedOut } = listed
  const missing = urgentIds.filter((id) => !oldest.data?.some((report) => report.id === id))
  const urgent = useLoad(
    oldest.data && missing.length > 0 ? ['admin', 'pendingById', ...missing] : null,
    () => listPendingById(missing),
    failure('admin/pending-load-failed'),
  )
  // Where the pages begin: the last report of the live list, when they were asked for.
  const [start, setStart] = useState<Date | null>(null)
  const pagesKey = start && ['admin', 'pendingFrom', start.getTime()]
  // What was decided since must not come back at the next visit.
  useForgetOnUnmount(pagesKey)
  const pages = usePages(
    pagesKey,
    (cursor: Cursor | null) => listPendingFrom(start ?? new Date(0), cursor),
    failure('admin/pending-load-failed'),
  )
  const last = oldest.data?.at(-1)?.createdAt ?? null
  const isFull = (oldest.data?.length ?? 0) >= LIVE_SIZE
  const isAtEnd = isFull ? start !== null && !pages.loading && !pages.loadMore : true
  const undated = useLoad(
    oldest.data && isAtEnd ? ['admin', 'undatedPending'] : null,
    listUndatedPending,
    failure('admin/pending-load-failed'),
  )
  const data = useMemo(() => {
    if (!oldest.data) return undefined
    const read = [urgent.data ?? [], pages.items ?? [], undated.data ?? []]
    const all = [oldest.data, ...read, pushedOut].flat()
    // Of a report in two lists, the live one counts, and least what has left it.
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
  }, [oldest.data, pushedOut, urgent.data, pages.items, undated.data])
  const failed = [oldest, urgent, pages, undated].filter(({ error }) => error !== null)
  return {
    data: oldest.error ? undefined : data,
    error: failed[0]?.error ?? null,
    retrying: [urgent, pages, undated].some(({ error, loading }) => error !== null && loading),
    retry: () => {
      for (const each of failed) each.retry()
    },
    loadingMore: pages.loading,
    loadMore: start ? pages.loadMore : isFull && last ? () => setStart(last) : null,
  }
}
