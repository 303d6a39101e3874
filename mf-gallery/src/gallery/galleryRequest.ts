import type { Place } from '@greenlight/domain/coords'
import type { Gender } from '@greenlight/domain/gender'
import { nameKeys } from '@greenlight/domain/nameWords'
import { shownGenders } from '@greenlight/domain/searchFit'
import type { Tone } from '@greenlight/domain/tone'
import { currentConfig } from '@greenlight/runtime'
import { type GalleryFilters, hasAgeFilter } from '../filters/galleryFilters.ts'
import { cellsAround, MAX_VALUES } from '../place/geoCells.ts'

/** The conditions that the database checks. Distance and words of the notes are compared on this device. */
export type GalleryRequest = {
  /** `desc` is newest first. */
  readonly sort: 'asc' | 'desc'
  /** From `cellsAround`. Null for everywhere, and in each search for a name: a query can have one list of keys. */
  readonly cells: readonly string[] | null
  /** Keys of a name, any of them; null for any name. */
  readonly names: readonly string[] | null
  /** Empty for all. */
  readonly tones: readonly Tone[]
  /** Empty for all. */
  readonly genders: readonly Gender[]
  readonly ages: readonly [min: number, max: number] | null
}

/** All public reports, newest first. */
export const unfilteredRequest: GalleryRequest = {
  sort: 'desc',
  cells: null,
  names: null,
  tones: [],
  genders: [],
  ages: null,
}

/** The request for these filters at a place. Without coordinates it selects reports from everywhere. */
export function galleryRequest(filters: GalleryFilters, place: Place): GalleryRequest {
  const { sort, miles, name, tones, minAge, maxAge } = filters
  const genders = shownGenders(filters.genders)
  const names = nameKeys(name)
  const isNearby = miles > 0 && names.length === 0 && currentConfig().galleryCells
  return {
    sort: sort === 'newest' ? 'desc' : 'asc',
    cells: isNearby ? cellsAround(place, miles, mostCells({ tones, genders })) : null,
    names: names.length === 0 ? null : names,
    tones,
    genders,
    ages: hasAgeFilter(filters) ? [minAge, maxAge] : null,
  }
}

/** How many cells a query can have beside these conditions, all combinations counted. */
export function mostCells({ tones, genders }: Pick<GalleryRequest, 'tones' | 'genders'>): number {
  return Math.floor(MAX_VALUES / (Math.max(1, tones.length) * Math.max(1, genders.length)))
}

export function isSameRequest(one: GalleryRequest, other: GalleryRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
