import type { Coords, Place } from '@greenlight/domain/coords'
import { fold } from '@greenlight/domain/fold'
import { geohash, geohashesAround } from './geohash.ts'

/** Lengths of geohashes: small cells of 1.4° by 1.4°, then large cells of 11.3° by 5.6°. */
const CELL_LETTERS = [3, 2] as const
/** Values of a Firestore query, all combinations counted. */
export const MAX_VALUES = 30
const MAX_STATES = 4

/**
 * The cells that a report stores, so that it is found near a place (see docs/adr/0008): its small and its
 * large geohash. A report without coordinates stores the states that its text names, as `-tx`.
 */
export function geoCells(coords: Coords | null, location: string): readonly string[] {
  if (!coords) return statesIn(location)
  return CELL_LETTERS.map((letters) => geohash(coords, letters))
}

/**
 * The cells to request for all reports within `miles` of a place, and for all whose text names it; at most
 * `most`. Null if cells cannot cover them: without coordinates, without a state, or around a pole.
 */
export function cellsAround(
  { text, coords }: Place,
  miles: number,
  most = MAX_VALUES,
): readonly string[] | null {
  const [state] = statesIn(text)
  if (!coords || !state) return null
  for (const letters of CELL_LETTERS) {
    const hashes = geohashesAround(coords, miles, letters)
    if (hashes.length < most) return [...hashes, state]
  }
  return null
}

/** A state is written as in "Austin, TX". */
function statesIn(text: string): readonly string[] {
  const found = Array.from(fold(text).matchAll(/, ([a-z]{2})/g), ([, state]) => `-${state}`)
  return [...new Set(found)].slice(0, MAX_STATES)
}
