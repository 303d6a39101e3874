import { townMiles } from '@greenlight/domain/coords'

/** The distance in words: "15 miles away", or "in your town". */
export function distanceText(miles: number): string {
  const rounded = townMiles(miles)
  return rounded === null ? 'in your town' : `${rounded.toLocaleString('en-US')} miles away`
}
