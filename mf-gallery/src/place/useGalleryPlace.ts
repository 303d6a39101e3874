import type { Place } from '@greenlight/domain/coords'
import { savedLocation, useSavedLocation } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'

/** The place that this page has saved last. */
let lastSaved: Place | undefined

const isLastSaved = ({ text, coords }: Place) =>
  lastSaved?.text === text && lastSaved.coords === coords

/**
 * The place of the gallery: that of the address, else the one saved on this device. `setPlace` writes both. A
 * place that this page saves does not change `start`, so Back to an address without a place shows the earlier
 * one.
 */
export function useGalleryPlace(fromAddress: Place | null, change: ChangeFilters) {
  const { locationText: text, locationCoords: coords } = useSavedLocation()
  const saved = useMemo(() => ({ text, coords }), [text, coords])
  const [start, setStart] = useState(saved)
  // Another tab, or the member's profile, has changed the saved place.
  if (!fromAddress && start !== saved && !isLastSaved(saved)) setStart(saved)

  const setPlace = (place: Place) => {
    lastSaved = place
    change('place', { place })
    savedLocation.set({ locationText: place.text, locationCoords: place.coords })
  }
  return { place: useMemo(() => fromAddress ?? start, [fromAddress, start]), setPlace }
}
