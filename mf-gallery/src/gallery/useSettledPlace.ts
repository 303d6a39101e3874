import type { Place } from '@greenlight/kit/domain/place'
import { useEffect, useState } from 'react'

/** Long enough to choose among the suggestions. */
const TYPING_MS = 1500

/**
 * The place to ask the server about: one that is picked or cleared counts at once, one that is typed when
 * the typing has rested. On the way from one town to another nobody wants reports from everywhere.
 */
export function useSettledPlace(place: Place): Place {
  const [settled, setSettled] = useState(place)
  const isTyped = place.coords === null && place.text.trim() !== ''
  if (!isTyped && settled !== place) setSettled(place)

  useEffect(() => {
    if (!isTyped) return
    const timer = setTimeout(() => setSettled(place), TYPING_MS)
    return () => clearTimeout(timer)
  }, [place, isTyped])

  return settled
}
