import type { Place } from '@greenlight/domain/coords'
import type { GalleryFilters } from '../filters/galleryFilters.ts'
import { countText } from './countText.ts'

export type Answer = {
  readonly filters: GalleryFilters
  readonly place: Place
  /** How many of the loaded reports have the name and pass the filters. */
  readonly found: number
  /** How many have the name, wherever they are. */
  readonly named: number
  /** How many were looked through; null when that was everybody. */
  readonly lookedThrough: number | null
  /** All reports that pass the other filters; undefined while they are not counted. */
  readonly total: number | undefined
  /** Whether tone, gender or age leave somebody out of `total`. */
  readonly filtered: boolean
  readonly alike: number | undefined
}

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`)

/** What a search for a name found, and what that is true of. */
export function SearchAnswer({ filters, place, ...answer }: Answer) {
  const { found, named, lookedThrough, total, filtered, alike } = answer
  const isNear = filters.miles > 0 && place.text.trim() !== ''
  const where = isNear && (
    <>
      {place.coords ? ` within ${filters.miles} miles of ` : ' in '}
      <bdi>{place.coords ? place.text.split(',')[0] : place.text}</bdi>
    </>
  )
  const name = <bdi>{filters.name.trim()}</bdi>
  const elsewhere = found === 0 && named > 0
  return (
    <>
      {found > 0 ? `${profiles(found)} named ` : 'No profile named '}
      {name}
      {where}
      {lookedThrough !== null && ` among the ${lookedThrough} looked through`}
      {found === 0 && named === 0 && lookedThrough === null && !isNear && total !== undefined
        ? ` among ${countText(total)}${filtered ? ' with these filters' : ''}.`
        : found === 0 && '.'}
      {elsewhere && ` ${named} elsewhere.`}
      {found === 0 &&
        alike !== undefined &&
        alike > 0 &&
        ` ${alike} ${alike === 1 ? 'sounds' : 'sound'} alike.`}
    </>
  )
}
