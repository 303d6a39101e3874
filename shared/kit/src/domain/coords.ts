import { isRecord } from './record.ts'

/** A place on Earth, in degrees. */
export type Coords = { readonly lat: number; readonly lon: number }

/** Coordinates from a value of unknown origin (`lng` is an older spelling), or null if unusable. */
export function readCoords(value: unknown): Coords | null {
  if (!isRecord(value)) return null
  const lat = value['lat']
  const lon = value['lon'] ?? value['lng']
  if (!isDegrees(lat, 90) || !isDegrees(lon, 180)) return null
  return { lat, lon }
}

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}
