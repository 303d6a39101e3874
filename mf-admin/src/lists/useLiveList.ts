import {
  GreenlightError,
  type LiveData,
  type Subscribe,
  useForgetOnUnmount,
  useLive,
  useLoad,
  usePages,
} from '@greenlight/runtime'
import type { Flag, FlagReason } from '@greenlight/domain/flag'
import { useMemo, useState, useEffect, useEffectEvent, useRef } from 'react'
import type { Cursor } from '@greenlight/kit/data/pages'
import { watchOpenFlags } from '../flags/flags.ts'
import { urgentReasons } from '../flags/flagGroups.ts'
import {
  listPendingById,
  listPendingFrom,
  listUndatedPending,
  watchPending,
} from '../pending/pending.ts'

/**
 * Listens to a list. If `subject` is null, it starts no listener. The data is dropped when the listener
 * fails or ends: an admin who was removed must not see it any longer, and a queue must not start with
 * items that are already decided.
 */
export function useLiveList<T>(
  subject: string | null,
  watch: Subscribe<readonly T[]>,
): LiveData<readonly T[]> {
  const subscribe: Subscribe<readonly T[]> = (onData, onError) =>
    watch(onData, (error) => onError(withStartFailure(error)))
  return useLive(subject === null ? null : [subject], subscribe, 'listeners-failed', {
    keep: false,
  })
}

/** Errors of the database have a code. A cause without one means that the listener never started. */
function withStartFailure(error: GreenlightError): GreenlightError {
  const { cause } = error
  const fromDatabase = typeof cause === 'object' && cause !== null && 'code' in cause
  return fromDatabase ? error : new GreenlightError('listeners-failed', cause)
}

const NONE: readonly Flag[] = []

/**
 * The open flags, live: the 100 oldest, the 100 oldest urgent ones and, with a filter, the 100 oldest for
 * its reason. Urgent and filtered flags are therefore listed even if there are many other flags.
 */
export function useOpenFlags(filter: FlagReason | null): LiveData<readonly Flag[]> {
  const oldest = useLiveList<Flag>('openFlags', (...args) => watchOpenFlags(null, ...args))
  const urgent = useLiveList<Flag>('urgentFlags', (...args) =>
    watchOpenFlags(urgentReasons, ...args),
  )
  const filtered = useLiveList<Flag>(filter && `openFlags ${filter}`, (...args) =>
    watchOpenFlags(filter && [filter], ...args),
  )
  const lists = filter ? [oldest, urgent, filtered] : [oldest, urgent]
  const [a, b, c] = [oldest.data, urgent.data, filter ? filtered.data : NONE]
  const data = useMemo(() => (a && b && c ? mergeFlags(a, b, c) : undefined), [a, b, c])
  const failed = lists.find(({ error }) => error !== null)
  return {
    data: failed ? undefined : data,
    error: failed?.error ?? null,
    retry: () => {
      for (const list of lists) if (list.error) list.retry()
    },
  }
}

/** Flags of several lists, each once, oldest first. */
export function mergeFlags(...lists: readonly (readonly Flag[])[]): readonly Flag[] {
  const byId = new Map(lists.flat().map((flag) => [flag.id, flag]))
  return [...byId.values()].sort(
    (a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0),
  )
}

/** Reports in the live list. */
const LIVE_SIZE = 50

/**
 * The pending reports: the 50 oldest, live; those with `urgentIds`, even if they are newer; and further
 * pages after `loadMore`. After the last page come the reports without a date, which old clients wrote.
 * Only an error of the live list leaves no data.
 */
export function usePendingReports(urgentIds: readonly string[]) {
  const oldest = useLiveList('pending', watchPending)
  const missing = urgentIds.filter((id) => !oldest.data?.some((report) => report.id === id))
  const urgent = useLoad(
    oldest.data && missing.length > 0 ? ['pendingById', ...missing] : null,
    () => listPendingById(missing),
    'pending-load-failed',
  )
  // Where the pages begin: the last report of the live list, when they were asked for.
  const [start, setStart] = useState<Date | null>(null)
  const pagesKey = start && ['pendingFrom', start.getTime()]
  // What was decided since must not come back at the next visit.
  useForgetOnUnmount(pagesKey)
  const pages = usePages(
    pagesKey,
    (cursor: Cursor | null) => listPendingFrom(start ?? new Date(0), cursor),
    'pending-load-failed',
  )
  const last = oldest.data?.at(-1)?.createdAt ?? null
  const isFull = (oldest.data?.length ?? 0) >= LIVE_SIZE
  const isAtEnd = isFull ? start !== null && !pages.loading && !pages.loadMore : true
  const undated = useLoad(
    oldest.data && isAtEnd ? ['undatedPending'] : null,
    listUndatedPending,
    'pending-load-failed',
  )
  const data = useMemo(() => {
    if (!oldest.data) return undefined
    const all = [oldest.data, urgent.data ?? [], pages.items ?? [], undated.data ?? []].flat()
    // Of a report in two lists, the live one counts.
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
  }, [oldest.data, urgent.data, pages.items, undated.data])
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

/** Runs `onChange` when a known count has changed. */
export function useOnCountChange(count: number | undefined, onChange: () => void): void {
  const before = useRef(count)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const hasChanged =
      before.current !== undefined && count !== undefined && count !== before.current
    if (count !== undefined) before.current = count
    if (hasChanged) changed()
  }, [count])
}
