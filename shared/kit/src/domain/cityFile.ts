import { type Coords, readCoords } from './coords.ts'
import { isRecord } from './record.ts'

/** A US town. `state` is its postal code, as "NY". */
export type Town = { readonly city: string; readonly state: string; readonly coords: Coords }

/** How a town is written everywhere: "New York, NY". */
export function townLabel({ city, state }: Pick<Town, 'city' | 'state'>): string {
  return `${city}, ${state}`
}

/**
 * The towns of the city file, in its order, most populous first. It is a list of
 * `{City, ST, lat, lon}` or an object keyed "City, ST" with `{lat, lon}`; odd entries are left out.
 */
export function readTowns(file: unknown): readonly Town[] {
  // One pass and one list: 34,000 small lists would be felt.
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
