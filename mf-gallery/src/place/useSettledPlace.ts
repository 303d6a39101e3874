import type { Place } from '@greenlight/domain/coords'
import { useEffect, useState } from 'react'

/** Whether a place is a text that is neither picked from the suggestions nor empty. */
export function isTyped({ text, coords }: Place): boolean {
  return coords === null && text.trim() !== ''
}

/** Long enough to choose among the suggestions. */
const TYPING_MS = 1500

/**
 * The place to send to the database. A picked or cleared place counts at once, a typed one after a pause
 * in typing. Without this, typing the next town would load reports from everywhere in between.
 */
export function useSettledPlace(place: Place): Place {
  const [settled, setSettled] = useState(place)
  const typing = isTyped(place)
  if (!typing && settled !== place) setSettled(place)

  useEffect(() => {
    if (!typing) return
    const timer = setTimeout(() => setSettled(place), TYPING_MS)
    return () => clearTimeout(timer)
  }, [place, typing])

  return settled
}
