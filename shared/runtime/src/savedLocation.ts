import type { Coords } from '@greenlight/kit/domain/coords'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const KEY = 'gl.location.v1'

export interface SavedLocation {
  locationText: string
  locationCoords: Coords | null
}

const NOWHERE: SavedLocation = { locationText: '', locationCoords: null }

/**
 * Restored only with a text and a numeric `lat`. Coordinates without a longitude (`lng` is an older
 * spelling) are dropped, not the text.
 */
const StoredSchema = v.object({
  locationText: v.string(),
  locationCoords: v.pipe(
    v.object({ lat: v.number(), lon: v.optional(v.unknown()), lng: v.optional(v.unknown()) }),
    v.transform(({ lat, lng, lon = lng }): Coords | null =>
      typeof lon === 'number' ? { lat, lon } : null,
    ),
  ),
})

/** The place in what is stored, or nowhere if it is not one. */
export function parseSavedLocation(stored: string | null): SavedLocation {
  try {
    return v.parse(StoredSchema, JSON.parse(stored ?? ''))
  } catch {
    return NOWHERE
  }
}

const store = createStore<SavedLocation>(() => parseSavedLocation(localStorage.getItem(KEY)))

// Another tab changed it, or cleared everything.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY || key === null) store.setState(parseSavedLocation(newValue))
})

/** The place that the member looks around, kept on this device under `gl.location.v1`. */
export const savedLocation = {
  get: store.getState,
  /** Sets text, coordinates or both; what is left out stays. */
  set(change: Partial<SavedLocation>): void {
    store.setState(change)
    localStorage.setItem(KEY, JSON.stringify(store.getState()))
  },
  /**
   * The member's default place, where this device has none of its own. It is not kept: once the default
   * is another one, this device follows. A place that the member emptied here stays empty.
   */
  offer({ locationText, locationCoords }: SavedLocation): void {
    if (localStorage.getItem(KEY) === null) store.setState({ locationText, locationCoords })
  },
  clear(): void {
    store.setState(NOWHERE)
    localStorage.removeItem(KEY)
  },
}

export function useSavedLocation(): SavedLocation {
  return useStore(store)
}
