import { isRecord } from './fields.ts'

/** Latitude and longitude in degrees. */
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

/** A place as it is stored: with two decimals, about a kilometer, so that it is nobody's home. */
export function roundCoords({ lat, lon }: Coords): Coords {
  return { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 }
}

export const EARTH_RADIUS_MILES = 3958.8

/** Great-circle distance in miles. */
export function distanceMiles(from: Coords, to: Coords): number {
  const lat = radians(to.lat - from.lat)
  const lon = radians(to.lon - from.lon)
  const haversine =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lon / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine))
}

/**
 * The distance between two towns in steps of 5 miles, at least 5; null within one town. It is measured
 * between the centres of the towns, so a more exact number would be a guess.
 */
export function townMiles(miles: number): number | null {
  return miles < 1 ? null : Math.max(5, Math.round(miles / 5) * 5)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A place as a member named it. `coords` is null if the text was typed and no town was picked. */
export type Place = { readonly text: string; readonly coords: Coords | null }
