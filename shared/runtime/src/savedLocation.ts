import type { Coords } from '@greenlight/domain/coords'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { readStored } from './storage/readStored.ts'
import { localStore } from './storage/storage.ts'
import { storageKeys } from './storage/storageKeys.ts'

const KEY = storageKeys.location

export type SavedLocation = {
  locationText: string
  locationCoords: Coords | null
}

const NOWHERE: SavedLocation = { locationText: '', locationCoords: null }

/**
 * Parses a text with coordinates that have a numeric `lat`. Without `lng`, the text is kept and the
 * coordinates are dropped.
 */
const PickedSchema = v.object({
  locationText: v.string(),
  locationCoords: v.pipe(
    v.object({ lat: v.number(), lon: v.optional(v.unknown()), lng: v.optional(v.unknown()) }),
    v.transform(({ lat, lng, lon = lng }): Coords | null =>
      typeof lon === 'number' ? { lat, lon } : null,
    ),
  ),
})

/** The value of an emptied field. A text without coordinates is not a place. */
const ClearedSchema = v.object({ locationText: v.literal(''), locationCoords: v.null() })

const StoredSchema = v.union([PickedSchema, ClearedSchema])

const readKept = () => readStored(KEY, StoredSchema)

/** For `useSavedLocation`. */
export const locationStore = createStore<SavedLocation>(() => NOWHERE)

/** Reads the stored place, and follows other tabs that change it or clear the storage. */
export function startSavedLocation(): void {
  const restore = () => locationStore.setState(readKept() ?? NOWHERE)
  restore()
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) restore()
  })
}

/** The place around which the member searches for profiles, stored under `gl.location.v1`. */
export const savedLocation = {
  get: locationStore.getState,
  /** Sets text, coordinates or both; a missing field keeps its value. */
  set(change: Partial<SavedLocation>): void {
    locationStore.setState(change)
    localStore.set(KEY, JSON.stringify(locationStore.getState()))
  },
  /**
   * Uses the member's default place if this device has none. It is not stored, so a later change of the
   * default applies here, too. A place that the member cleared here stays empty.
   */
  offer({ locationText, locationCoords }: SavedLocation): void {
    if (readKept() === null) locationStore.setState({ locationText, locationCoords })
  },
  clear(): void {
    locationStore.setState(NOWHERE)
    localStore.remove(KEY)
  },
}
