import type { Cursor } from '@greenlight/kit/data/readPage'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import type { Page } from '@greenlight/kit/domain/galleryPager'
import { useEffect, useState } from 'react'

type FetchPage<T> = (after: Cursor | null) => Promise<Page<T, Cursor>>

/** What is asked for: the page after `cursor`, to stand after `before`. A new object asks anew. */
type Request<T> = { readonly cursor: Cursor | null; readonly before: readonly T[] }

type Answer<T> = {
  readonly to: Request<T>
  readonly next: Cursor | null
  readonly error: GreenlightError | null
}

/**
 * A list that comes in pages. `fetchPage` must stay the same function; `items` is null until the
 * first page has come, and `reload` reads the start anew and keeps what is there meanwhile.
 */
export function usePages<T>(fetchPage: FetchPage<T>) {
  const [request, setRequest] = useState<Request<T>>({ cursor: null, before: [] })
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [items, setItems] = useState<readonly T[] | null>(null)

  useEffect(() => {
    let current = true
    const failed = (cause: unknown) => {
      const error = toGreenlightError(cause, 'log-load-failed')
      if (current) setAnswer({ to: request, next: null, error })
    }
    fetchPage(request.cursor).then((page) => {
      if (!current) return
      setAnswer({ to: request, next: page.next, error: null })
      setItems([...request.before, ...page.items])
    }, failed)
    return () => {
      current = false
    }
  }, [fetchPage, request])

  const busy = answer?.to !== request
  const next = answer?.next ?? null
  return {
    items,
    busy,
    error: busy ? null : answer.error,
    loadMore: next && items && !busy ? () => setRequest({ cursor: next, before: items }) : null,
    retry: () => setRequest({ ...request }),
    reload: () => setRequest({ cursor: null, before: [] }),
  }
}
