import { distanceMiles } from './distance.ts'
import { fold } from './fold.ts'
import { limits } from './limits.ts'
import type { Place } from './place.ts'
import type { Report } from './report.ts'
import { matchesText } from './textSearch.ts'
import type { Tone } from './tone.ts'

export type GallerySort = 'newest' | 'oldest'

export type GalleryFilters = {
  readonly tone: Tone | 'all'
  readonly minAge: number
  readonly maxAge: number
  /** 0 to 200 in steps of 5; 0 means any distance. */
  readonly miles: number
  readonly sort: GallerySort
  /** Words to find in name and notes. */
  readonly query: string
}

export const milesSlider = { min: 0, max: 200, step: 5 } as const

export const defaultGalleryFilters: GalleryFilters = {
  tone: 'all',
  minAge: limits.age.min,
  maxAge: limits.age.max,
  miles: 50,
  sort: 'newest',
  query: '',
}

/**
 * Whether a report belongs on the gallery under these filters, with distance measured from `place`.
 * A report without an age passes any age.
 */
export function passesFilters(report: Report, filters: GalleryFilters, place: Place): boolean {
  return (
    (filters.tone === 'all' || report.tone === filters.tone) &&
    (report.age === null || (report.age >= filters.minAge && report.age <= filters.maxAge)) &&
    isNear(report, filters.miles, place) &&
    matchesText(report, filters.query)
  )
}

function isNear(report: Report, miles: number, place: Place): boolean {
  if (miles === 0) return true
  if (report.coords && place.coords) return distanceMiles(place.coords, report.coords) <= miles
  return fold(report.location).includes(fold(place.text))
}
