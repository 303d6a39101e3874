import type { Place } from '@greenlight/domain/coords'
import { savedLocation, useSavedLocation } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'
import { isTyped } from './useSettledPlace.ts'

/**
 * The place of the gallery: that of the address, else the one saved on this device. `setPlace` changes the
 * address, and saves the place if it was picked or cleared. A place that this page saves does not change what an
 * address without a place shows, so Back shows the earlier one.
 */
export function useGalleryPlace(fromAddress: Place | null, change: ChangeFilters) {
  const { locationText: text, locationCoords: coords } = useSavedLocation()
  const saved = useMemo(() => ({ text, coords }), [text, coords])
  const [start, setStart] = useState(saved)
  const [savedHere, setSavedHere] = useState<Place | null>(null)
  const isSavedHere = savedHere?.text === text && savedHere.coords === coords
  // Another tab, or the member's profile, has changed the saved place.
  if (!fromAddress && start !== saved && !isSavedHere) setStart(saved)

  const setPlace = (place: Place) => {
    change('place', { place })
    // Saved at each keystroke, a typed text would replace the member's place.
    if (isTyped(place)) return
    setSavedHere(place)
    savedLocation.set({ locationText: place.text, locationCoords: place.coords })
  }
  return { place: useMemo(() => fromAddress ?? start, [fromAddress, start]), setPlace }
}
