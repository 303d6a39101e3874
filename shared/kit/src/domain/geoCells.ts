import type { Coords } from './coords.ts'
import { fold } from './fold.ts'
import { geohash, geohashesAround } from './geohash.ts'
import type { Place } from './place.ts'

/** Cells of 1.4° by 1.4° and of 11.3° by 5.6°, the small ones first. */
const LETTERS = [3, 2] as const
/** A query takes 30 values, and one of them is for a state. */
const MOST_HASHES = 29
const MOST_STATES = 4

/**
 * By what a report is found around a place (see docs/adr/0008): its geohashes, small and large; without
 * coordinates the states that its text names, as `-tx`.
 */
export function geoCells(coords: Coords | null, location: string): readonly string[] {
  if (!coords) return statesIn(location)
  return LETTERS.map((letters) => geohash(coords, letters))
}

/**
 * What to ask for to find every report within `miles` of a place and every one whose text names it: 30
 * cells at most. Null where that cannot be said: without coordinates, without a state, around a pole.
 */
export function cellsAround({ text, coords }: Place, miles: number): readonly string[] | null {
  const [state] = statesIn(text)
  if (!coords || !state) return null
  for (const letters of LETTERS) {
    const hashes = geohashesAround(coords, miles, letters)
    if (hashes.length <= MOST_HASHES) return [...hashes, state]
  }
  return null
}

/** Written as in "Austin, TX": a text that contains such a town names its state. */
function statesIn(text: string): readonly string[] {
  const found = Array.from(fold(text).matchAll(/, ([a-z]{2})/g), ([, state]) => `-${state}`)
  return [...new Set(found)].slice(0, MOST_STATES)
}
