import type { Place } from '@greenlight/domain/coords'
import { importWithRetry } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

const importResolve = importWithRetry(() => import('@greenlight/kit/ui/place/resolvePlace'))

/** Whether a place is a text that is neither picked from the suggestions nor empty. */
export function isTyped({ text, coords }: Place): boolean {
  return coords === null && text.trim() !== ''
}

/** Long enough to choose among the suggestions. */
const TYPING_MS = 1500

type Settled = {
  /** The place that was typed or picked. */
  readonly from: Place
  /** The town that it means; the text itself if it means none. */
  readonly place: Place
  /** Why it means none, or which town it could be; '' if that is not known. */
  readonly question: string
}

/**
 * The place to search around. A picked or cleared place counts at once, a typed one after a pause in typing,
 * as the town that it means. Until then the former place counts, and `isSettled` is false.
 */
export function useSettledPlace(place: Place) {
  const [settled, setSettled] = useState<Settled>({ from: place, place, question: '' })
  const typing = isTyped(place)
  if (!typing && settled.from !== place) setSettled({ from: place, place, question: '' })

  const [resolved, setResolved] = useState<Place | null>(null)
  useEffect(() => {
    if (!typing) return
    let isLate = false
    const timer = setTimeout(() => {
      void townOf(place).then((answer) => {
        if (isLate) return
        setSettled({ from: place, ...answer })
        setResolved(place)
      })
    }, TYPING_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [place, typing])

  const { from, ...rest } = settled
  return { ...rest, isSettled: from === place && (!typing || resolved === place) }
}

async function townOf(place: Place): Promise<Omit<Settled, 'from'>> {
  try {
    const { resolvePlace } = await importResolve()
    const resolved = await resolvePlace(place.text)
    if (resolved?.kind === 'town') return { place: resolved.place, question: '' }
    return { place, question: resolved?.question ?? '' }
  } catch {
    return { place, question: '' }
  }
}
