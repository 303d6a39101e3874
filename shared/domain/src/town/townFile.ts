import { type Coords, readCoords } from '../coords.ts'
import { isRecord } from '../fields.ts'

/** A US town. `state` is its postal code, as "NY". */
export type Town = { readonly city: string; readonly state: string; readonly coords: Coords }

/** The town as members read it: "New York, NY". */
export function townLabel({ city, state }: Pick<Town, 'city' | 'state'>): string {
  return `${city}, ${state}`
}

/**
 * The towns of the town file in its order, which is by population, largest first. The file is a list of
 * `{City, ST, lat, lon}` or an object keyed "City, ST" with `{lat, lon}`; invalid rows are left out.
 */
export function readTowns(file: unknown): readonly Town[] {
  // One pass into one list: a small list for each of 34,000 towns costs noticeable time on a phone.
  const towns: Town[] = []
  if (Array.isArray(file)) {
    const entries: readonly unknown[] = file
    for (const entry of entries) {
      if (isRecord(entry)) addTown(towns, entry['City'], entry['ST'], entry)
    }
  } else if (isRecord(file)) {
    for (const label of Object.keys(file)) {
      const [, city, state] = /^(.+),\s*(.+)$/.exec(label) ?? []
      addTown(towns, city, state, file[label])
    }
  }
  return towns
}

function addTown(towns: Town[], city: unknown, state: unknown, place: unknown): void {
  const coords = readCoords(place)
  if (typeof city !== 'string' || city === '' || typeof state !== 'string' || !coords) return
  towns.push({ city, state: state.toUpperCase(), coords })
}
