import { type Coords, readCoords, roundCoords } from '../../shared/domain/src/coords.ts'
import type { Snapshot, Step } from './migrate.mjs'

/** A stored place with the two decimals that the rules allow; null if it has no more, or none at all. */
export function roundedPlace(value: unknown): Coords | null {
  const coords = readCoords(value)
  if (!coords) return null
  const rounded = roundCoords(coords)
  return rounded.lat === coords.lat && rounded.lon === coords.lon ? null : rounded
}

/** Members' places lose the decimals that name a street. */
export const placesOfMembers: Step = {
  collection: 'users',
  fields: ['locationCoords'],
  plan: (page) => round(page, 'locationCoords', 'user'),
}

/** The same for places of saved searches. */
export const placesOfSearches: Step = {
  collection: 'searches',
  group: true,
  fields: ['coords'],
  plan: (page) => round(page, 'coords', 'search'),
}

async function round(page: readonly Snapshot[], field: string, kind: string) {
  const writes = page.flatMap((seen) => {
    const rounded = roundedPlace(seen.get(field))
    return rounded ? [{ seen, fields: { [field]: rounded } }] : []
  })
  return Promise.resolve({
    writes,
    notes: writes.map(() => `${kind} lost decimals of coordinates`),
  })
}
