/**
 * The hooks of `loading.ts`, built on SWR. They are a separate chunk (7 KB), because public pages do not
 * need them. All remotes share one cache in memory. Sign-out and a change of account leave the page
 * (session.ts), which clears it.
 */

import { toGreenlightError, type FailureLike, type GreenlightError } from './errors.ts'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import useSWR, { mutate, SWRConfig, unstable_serialize } from 'swr'
import useSWRInfinite from 'swr/infinite'
import useSWRSubscription from 'swr/subscription'
import { RECONNECT_WAITS_MS } from './reconnect.ts'
import { takeStarted } from './startedLoads.ts'
import { OFFLINE, useOnline, useShownError } from './connection.ts'
import type {
  LoadKey,
  LiveData,
  LiveOptions,
  LoadedData,
  ListPage,
  PagedData,
  PagesOptions,
  Subscribe,
} from './loadingTypes.ts'

/** Every read is billed, so focus or a new connection alone reads nothing again. */
const options = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
}

/**
 * The error to show for what a request threw. After an offline period, it calls `retry` for the first three
 * failures.
 * @param loading whether a request is running, which must not be sent twice
 */
function useFailure(
  error: unknown,
  code: FailureLike,
  retry: () => void,
  loading = false,
): GreenlightError | null {
  const failed = error !== undefined && error !== null
  const online = useOnline()
  const waits = useRef<readonly number[]>([])
  const recover = useEffectEvent((rest: readonly number[]) => {
    waits.current = rest
    retry()
  })
  useEffect(() => {
    if (!online) waits.current = RECONNECT_WAITS_MS
    if (!online || !failed || loading) return
    const [wait, ...rest] = waits.current
    if (wait === undefined) return
    const timer = setTimeout(recover, wait, rest)
    return () => clearTimeout(timer)
  }, [online, failed, loading, error])
  return useShownError(failed ? toGreenlightError(error, code) : null)
}

export function useLoad<T>(
  key: LoadKey | null,
  load: () => Promise<T>,
  code: FailureLike,
): LoadedData<T> {
  const {
    data,
    error,
    isValidating,
    mutate: reload,
  } = useSWR<T, unknown>(key, () => (key && takeStarted<T>(key)) ?? load(), options)
  const retry = () => void reload().catch(() => {})
  return { data, error: useFailure(error, code, retry, isValidating), loading: isValidating, retry }
}

export function useLive<T>(
  key: LoadKey | null,
  subscribe: Subscribe<T>,
  code: FailureLike,
  { keep = true }: LiveOptions = {},
): LiveData<T> {
  const name = unstable_serialize(key)
  const [retried, setRetried] = useState({ name, times: 0 })
  const times = retried.name === name ? retried.times : 0
  // Without `keep`, each component has its own cache entry. Otherwise SWR could show the next component data that
  // this one has dropped.
  const owner = useId()
  // After a retry the old data stays visible until the new listener answers.
  const { data, error } = useSWRSubscription<T, unknown, LoadKey | null>(
    key && [...key, times, keep ? null : owner],
    (_, { next }) => {
      const drop = () => {
        if (!keep) next(null, undefined)
      }
      const stop = subscribe(
        (value) => next(null, value),
        (cause) => {
          drop()
          next(cause)
        },
      )
      return () => {
        stop()
        drop()
      }
    },
    { ...options, keepPreviousData: keep && times > 0 },
  )
  const retry = () => setRetried({ name, times: times + 1 })
  const forgetError = useEffectEvent(() => error !== undefined && retry())
  // The cache may have the error of an earlier visit.
  useEffect(() => void forgetError(), [])
  // The SDK waits for a connection without an error.
  const isWaiting = !useOnline() && data === undefined
  return { data, error: useFailure(error, code, retry) ?? (isWaiting ? OFFLINE : null), retry }
}

export function usePages<T, Cursor>(
  key: LoadKey | null,
  fetchPage: (after: Cursor | null) => Promise<ListPage<T, Cursor>>,
  code: FailureLike,
  { fresh = true }: PagesOptions = {},
): PagedData<T> {
  type Loading = ListPage<T, Cursor>
  type PageKey = readonly [key: LoadKey, after: Cursor | null]
  const pageKey = (index: number, before: Loading | null): PageKey | null => {
    if (!key || (index > 0 && !before?.next)) return null
    return [key, before?.next ?? null]
  }
  const pages = useSWRInfinite<Loading, unknown>(
    pageKey,
    ([name, after]: PageKey) =>
      (after === null ? takeStarted<Loading>(name) : undefined) ?? fetchPage(after),
    {
      ...options,
      revalidateFirstPage: false,
      revalidateIfStale: fresh,
      ...(fresh && { revalidateOnMount: true }),
    },
  )
  const { data, error, isValidating, size, setSize } = pages
  // `setSize` loads the page that failed. If all are there, reading them again has failed.
  const retry = () => void (data?.length === size ? pages.mutate() : setSize(size)).catch(() => {})
  const failure = useFailure(error, code, retry, isValidating)
  const hasMore = data !== undefined && data.at(-1)?.next !== null
  // The same array while nothing changes, so that callers can memoize what they derive from it.
  const items = useMemo(() => data?.flatMap((page) => page.items), [data])
  return {
    items,
    error: failure,
    loading: isValidating,
    loadMore: hasMore && !isValidating ? () => void setSize(size + 1).catch(() => {}) : null,
    retry,
    reload: () => void pages.mutate().catch(() => {}),
    change: (to) =>
      void pages.mutate((before) => before?.map((page) => ({ ...page, items: to(page.items) })), {
        revalidate: false,
      }),
  }
}

export function setLoaded<T>(key: LoadKey, data: T): void {
  void mutate(key, data, { revalidate: false })
}

/** The names of a list and of its pages contain the name of the list's key. */
export function forgetLoaded(key: LoadKey): void {
  const { cache } = SWRConfig.defaultValue
  const name = unstable_serialize(key)
  // Otherwise the answer of a request that is still running would be kept. A page of a list has another key.
  void mutate(key)
  for (const each of [...cache.keys()]) if (each.includes(name)) cache.delete(each)
}
