import type { Place } from '@greenlight/domain/coords'
import { savedLocation } from '@greenlight/runtime'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GalleryFilters } from '../filters/galleryFilters.ts'
import { useGalleryPlace } from './useGalleryPlace.ts'

const chicago = { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } }
const austin = { text: 'Austin, TX', coords: { lat: 30.27, lon: -97.74 } }
const save = ({ text, coords }: Place) =>
  savedLocation.set({ locationText: text, locationCoords: coords })
const saved = () => savedLocation.get()

beforeEach(() => save(chicago))
afterEach(() => {
  cleanup()
  savedLocation.clear()
})

/** The hook with an address that keeps what it writes. */
function open() {
  const { result } = renderHook(() => {
    const [inAddress, setInAddress] = useState<Place | null>(null)
    const change = (_control: string, { place = null }: Partial<GalleryFilters>) =>
      setInAddress(place)
    const goBack = () => setInAddress(null)
    return { ...useGalleryPlace(inAddress, change), goBack }
  })
  return {
    place: () => result.current.place,
    set: (place: Place) => act(() => result.current.setPlace(place)),
    goBack: () => act(() => result.current.goBack()),
  }
}

test('each typed letter shows, and the saved place stays until a town is picked', () => {
  const { place, set } = open()
  for (const text of ['A', 'Au', 'Austin']) {
    set({ text, coords: null })
    expect(place()).toEqual({ text, coords: null })
    expect(saved()).toEqual({ locationText: 'Chicago, IL', locationCoords: chicago.coords })
  }
  set(austin)
  expect(place()).toEqual(austin)
  expect(saved()).toEqual({ locationText: 'Austin, TX', locationCoords: austin.coords })
})

test('a cleared place is saved, too', () => {
  const { place, set } = open()
  set({ text: '', coords: null })
  expect(place()).toEqual({ text: '', coords: null })
  expect(saved()).toEqual({ locationText: '', locationCoords: null })
})

test('Back to an address without a place shows the place of before', () => {
  const { place, set, goBack } = open()
  set(austin)
  goBack()
  expect(place()).toEqual(chicago)
})

test('a place that another tab saves shows if the address has none', () => {
  const { place } = open()
  act(() => save(austin))
  expect(place()).toEqual(austin)
})
