import type { Coords } from './coords.ts'

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

const radians = (degrees: number) => (degrees * Math.PI) / 180
