import type { Report } from '@greenlight/kit/domain/report'
import { useOnline } from '@greenlight/runtime'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cardId } from './ProfileCard.tsx'
import type { LoadedGallery } from './useGalleryList.ts'

/**
 * Load more, and the focus afterwards: on the first new card, or on the count when none came and the
 * button is gone. A member who has moved on meanwhile is left alone. What failed for lack of a
 * connection is tried again when that is back.
 */
export function useLoadMore(list: LoadedGallery, shown: readonly Report[]) {
  const button = useRef<HTMLButtonElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const [arrived, setArrived] = useState<readonly Report[] | null>(null)

  async function loadMore(): Promise<void> {
    setArrived(await list.load())
  }

  const focusFirstNew = useEffectEvent((items: readonly Report[]) => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== button.current) return
    const first = items.find((item) => shown.includes(item))
    if (first) document.getElementById(cardId(first.id))?.focus()
    else if (!button.current) count.current?.focus()
  })
  useEffect(() => {
    if (arrived) focusFirstNew(arrived)
  }, [arrived])

  const online = useOnline()
  const recover = useEffectEvent(() => {
    if (list.error) void list.load()
  })
  useEffect(() => {
    if (online) recover()
  }, [online])

  return { loadMore, button, count }
}
