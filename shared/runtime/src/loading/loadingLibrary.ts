/**
 * The hooks of `loading.ts`, built on TanStack Query. They are a separate chunk (12 KB), because public pages do not
 * need them. All remotes share one cache in memory. Sign-out and a change of account replace the
 * document, which clears it.
 */

import {
  type InfiniteData,
  notifyManager,
  QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Failure } from '../errors.ts'
import type {
  ListPage,
  Loadable,
  LoadedData,
  LoadKey,
  LoadOptions,
  PagedData,
  PagePlace,
} from './loadingTypes.ts'
import { takeStarted } from './startedLoads.ts'
import { useFailure } from './useFailure.ts'
import { forgetLive } from './useLive.ts'

export { useLive } from './useLive.ts'

/** Every read is billed, so the cache itself reads nothing again. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      // Without this, a request without a connection would wait for a connection instead of failing.
      networkMode: 'always',
      gcTime: 5 * 60 * 1000,
    },
  },
})

// Synchronously instead of after a timeout: a write changes the list before the focus moves in it.
notifyManager.setScheduler((notify) => notify())

/** Shows what an earlier visit has loaded, and reads it again. */
const READ_AT_EACH_VISIT = { staleTime: 0, refetchOnMount: true } as const

/** Read once and kept until `forgetLoaded`. */
const READ_ONCE = { staleTime: 'static', gcTime: Infinity } as const

/** The error of the last request until the next one succeeds. TanStack drops it when a request begins without data. */
function useLastError(key: LoadKey | null, error: unknown, loading: boolean): unknown {
  const name = JSON.stringify(key)
  const [last, setLast] = useState<{ name: string; error: unknown }>({ name, error: null })
  const current = error ?? (loading && last.name === name ? last.error : null)
  if (last.name !== name || last.error !== current) setLast({ name, error: current })
  return current
}

export function useLoad<T extends Loadable>(
  key: LoadKey | null,
  load: () => Promise<T>,
  code: Failure,
  { fresh = true }: LoadOptions = {},
): LoadedData<T> {
  const { data, error, isFetching, refetch } = useQuery<T, unknown>(
    {
      queryKey: key ?? [],
      queryFn: () => (key && takeStarted<T>(key)) ?? load(),
      enabled: key !== null,
      ...(fresh ? READ_AT_EACH_VISIT : READ_ONCE),
    },
    client,
  )
  const lastError = useLastError(key, error, isFetching)
  const retry = () => {
    if (key) void refetch()
  }
  return { data, error: useFailure(lastError, code, retry, isFetching), loading: isFetching, retry }
}

export function usePages<T, Cursor>(
  key: LoadKey | null,
  fetchPage: (after: Cursor | null) => Promise<ListPage<T, Cursor>>,
  code: Failure,
  { fresh = true }: LoadOptions = {},
): PagedData<T> {
  type Page = ListPage<T, Cursor>
  /** Where a page begins. */
  type Start = { readonly after: Cursor | null }
  const pages = useInfiniteQuery<Page, unknown, InfiniteData<Page, Start>, LoadKey, Start>(
    {
      queryKey: key ?? [],
      queryFn: ({ pageParam: { after } }) =>
        (key && after === null ? takeStarted<Page>(key) : undefined) ?? fetchPage(after),
      initialPageParam: { after: null },
      getNextPageParam: ({ next }) => (next === null ? null : { after: next }),
      enabled: key !== null,
      ...(fresh ? READ_AT_EACH_VISIT : READ_ONCE),
    },
    client,
  )
  const { data, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages
  const lastError = useLastError(key, pages.error, isFetching)
  const reload = () => {
    if (key) void refetch()
  }
  const retry = () => (isFetchNextPageError ? void fetchNextPage() : reload())
  const failure = useFailure(lastError, code, retry, isFetching)
  // The same array until something changes, so that callers can memoize derived values.
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
  return {
    items,
    error: failure,
    loading: isFetching,
    loadMore: hasNextPage && !isFetching ? () => void fetchNextPage() : null,
    retry,
    reload,
  }
}

export function setLoaded<T extends Loadable>(key: LoadKey, data: T): void {
  // Otherwise the answer of a running request would replace the data.
  void client.cancelQueries({ queryKey: key, exact: true })
  client.setQueryData<T>(key, data)
}

export function changeLoaded<T extends Loadable>(key: LoadKey, change: (data: T) => T): void {
  const apply = () => void client.setQueryData<T>(key, (data) => data && change(data))
  apply()
  const query = client.getQueryCache().find({ queryKey: key, exact: true })
  void query?.promise?.then(apply, () => {})
}

export function changePages<T>(
  key: LoadKey,
  change: (items: readonly T[], place: PagePlace) => readonly T[],
): void {
  changeLoaded<InfiniteData<ListPage<T, unknown>>>(key, (data) => ({
    ...data,
    pages: data.pages.map((page, at, all) => {
      const items = change(page.items, { isFirst: at === 0, isLast: at === all.length - 1 })
      return { ...page, items }
    }),
  }))
}

export function forgetLoaded(key: LoadKey): void {
  client.removeQueries({ queryKey: key })
  forgetLive(key)
}
