import type { Place } from '@greenlight/domain/coords'
import { savedLocation, useSavedLocation } from '@greenlight/runtime'
import { useMemo, useState } from 'react'
import type { ChangeFilters } from './filters/useGalleryFilters.ts'

/**
 * The place of the gallery: that of the address, else the one saved on this device. A change writes both, and
 * an address without a place keeps what it showed, so that Back shows it again.
 */
export function useGalleryPlace(fromAddress: Place | null, change: ChangeFilters) {
  const { locationText: text, locationCoords: coords } = useSavedLocation()
  const saved = useMemo(() => ({ text, coords }), [text, coords])
  const [start, setStart] = useState(saved)
  // Another tab, or the member's document, has set it.
  if (!fromAddress && start !== saved && !isOwn(saved)) setStart(saved)

  const setPlace = (place: Place) => {
    own = place
    change('place', { place })
    savedLocation.set({ locationText: place.text, locationCoords: place.coords })
  }
  return { place: useMemo(() => fromAddress ?? start, [fromAddress, start]), setPlace }
}

/** What this page has saved last. */
let own: Place | undefined

const isOwn = ({ text, coords }: Place) => own?.text === text && own.coords === coords
