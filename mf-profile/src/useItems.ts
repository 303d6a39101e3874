import type { Cursor } from '@greenlight/kit/data/readPage'
import {
  toGreenlightError,
  type ErrorCode,
  type GreenlightError,
} from '@greenlight/kit/domain/errors'
import type { Page } from '@greenlight/kit/domain/galleryPager'
import { useEffect, useEffectEvent, useState } from 'react'
import { joinItems } from './joinItems.ts'

type Items<T> = {
  readonly items: readonly T[]
  /** Where the next page begins; null before the first and after the last. */
  readonly next: Cursor | null
  readonly status: 'loading' | 'ready' | 'failed'
  readonly error: GreenlightError | null
}

/** A list that is loaded page by page, and into which the member writes. */
export function useItems<T extends { readonly id: string }>(
  loadPage: (cursor: Cursor | null) => Promise<Page<T, Cursor>>,
  code: ErrorCode,
) {
  const [list, setList] = useState<Items<T>>({
    items: [],
    next: null,
    status: 'loading',
    error: null,
  })
  const change = (to: (items: readonly T[]) => readonly T[]) =>
    setList((before) => ({ ...before, items: to(before.items) }))

  async function load(): Promise<void> {
    try {
      const page = await loadPage(list.next)
      setList(({ items }) => ({
        items: joinItems(items, page.items),
        next: page.next,
        status: 'ready',
        error: null,
      }))
    } catch (cause) {
      const error = toGreenlightError(cause, code)
      setList((before) => ({ ...before, status: 'failed', error }))
    }
  }
  /** The next page, or the one that failed once more. */
  async function loadMore(): Promise<void> {
    if (list.status === 'loading') return
    setList((before) => ({ ...before, status: 'loading' }))
    await load()
  }
  const start = useEffectEvent(load)
  useEffect(() => void start(), [])

  return { ...list, loadMore, change }
}
