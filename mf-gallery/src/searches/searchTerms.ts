import type { Place } from '@greenlight/domain/coords'
import { type ShowMe, showMeLabels } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { nameKey } from '@greenlight/domain/nameWords'
import type { SearchTerms } from '@greenlight/domain/savedSearch'
import { toneLabels } from '@greenlight/domain/tone'
import {
  defaultGalleryFilters,
  type GalleryFilters,
  hasAgeFilter,
  toneFilter,
} from '../filters/galleryFilters.ts'

/** What a member would save of these filters around a place. Order and words of the notes are not saved. */
export function searchTerms(filters: GalleryFilters, place: Place): SearchTerms {
  const { name, miles, tones, genders, minAge, maxAge } = filters
  return {
    name: nameKey(name) === null ? '' : name.trim(),
    place: { ...place, text: place.text.trim() },
    miles,
    tones,
    genders,
    ages: [minAge, maxAge],
  }
}

/** The filters that a saved search stands for, newest first. */
export function searchFilters({ ages: [minAge, maxAge], ...terms }: SearchTerms): GalleryFilters {
  const { name, place, miles, genders } = terms
  const tones = toneFilter(terms.tones)
  return { ...defaultGalleryFilters, name, place, miles, tones, genders, minAge, maxAge }
}

/**
 * Whether there is something to save: a name, a place, or a filter. The place of the device and whom the member
 * wants to see are no search by themselves.
 */
export function isSearch(filters: GalleryFilters, showMe: readonly ShowMe[]): boolean {
  return (
    nameKey(filters.name) !== null ||
    (filters.place?.text ?? '').trim() !== '' ||
    filters.tones.length > 0 ||
    filters.genders.join() !== showMe.join() ||
    hasAgeFilter(filters) ||
    filters.miles !== defaultGalleryFilters.miles
  )
}

/** Whether two searches find the same. */
export function isSameSearch(one: SearchTerms, other: SearchTerms): boolean {
  return identity(one) === identity(other)
}

function identity({ name, place, miles, tones, genders, ages }: SearchTerms): string {
  const { lat, lon } = place.coords ?? {}
  return JSON.stringify([name, place.text, lat, lon, miles, tones, genders, ages])
}

/** "Marcus near Houston", "Redlight, 30–40 near Dallas" */
export function searchTitle({ name, place, miles, tones, genders, ages }: SearchTerms): string {
  const [min, max] = ages
  const hasAges = min > limits.age.min || max < limits.age.max
  const words = [
    name,
    ...tones.map((tone) => toneLabels[tone]),
    ...genders.flatMap((option) => (option === 'everyone' ? [] : [showMeLabels[option]])),
    ...(hasAges ? [`${min}–${max}`] : []),
  ].filter((word) => word !== '')
  const town = place.text.split(',')[0] ?? ''
  const near = miles > 0 && town !== '' ? `near ${town}` : ''
  const title = [words.join(', ') || (near ? 'Anyone' : 'Everyone'), near].join(' ').trim()
  return title.slice(0, limits.searchTitle)
}
