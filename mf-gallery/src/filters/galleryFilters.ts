import type { Place } from '@greenlight/domain/coords'
import { fold } from '@greenlight/domain/fold'
import { type ShowMe, showMeLabels } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { isNamed, nameKey } from '@greenlight/domain/nameWords'
import type { Report } from '@greenlight/domain/report'
import { fitsSearch, hasAgeLimits, shownGenders } from '@greenlight/domain/searchFit'
import { type Tone, toneLabels, tones } from '@greenlight/domain/tone'

type GallerySort = 'newest' | 'oldest'

export type GalleryFilters = {
  /** The typed name. Fewer than two letters do not start a search. */
  readonly name: string
  /** Null: the place that this device has saved. */
  readonly place: Place | null
  /** Mildest first; none means all. */
  readonly tones: readonly Tone[]
  readonly genders: readonly ShowMe[]
  readonly minAge: number
  readonly maxAge: number
  /** 0 to 200 in steps of 5; 0 means any distance. */
  readonly miles: number
  readonly sort: GallerySort
  /** Words to find in the names and notes of loaded cards. */
  readonly searchText: string
}

export const milesSlider = { min: 0, max: limits.miles, step: 5 } as const

export const defaultGalleryFilters: GalleryFilters = {
  name: '',
  place: null,
  tones: [],
  genders: ['everyone'],
  minAge: limits.age.min,
  maxAge: limits.age.max,
  miles: 50,
  sort: 'newest',
  searchText: '',
}

/** No filters, with the same order and place. The name stays, because it is the search itself. */
export function withoutFilters({ name, place, sort }: GalleryFilters): GalleryFilters {
  return { ...defaultGalleryFilters, name, place, sort }
}

/** The tones to filter by. Selecting all is no filter: in a query, it would multiply the other conditions. */
export function toneFilter(chosen: readonly Tone[]): readonly Tone[] {
  return chosen.length === tones.length ? [] : chosen
}

export const hasAgeFilter = ({ minAge, maxAge }: GalleryFilters): boolean =>
  hasAgeLimits([minAge, maxAge])

/**
 * Whether the gallery shows a report under these filters. Distance is measured from `place`. A report without
 * an age passes while no age is chosen, as in the query. `textOf` is for many reports, as in `matchesText`.
 */
export function passesFilters(
  report: Report,
  filters: GalleryFilters,
  place: Place,
  textOf?: TextOf,
): boolean {
  const { tones: chosen, genders, miles, minAge, maxAge } = filters
  return (
    fitsSearch(report, { tones: chosen, genders, miles, place, ages: [minAge, maxAge] }) &&
    // Without a name nothing is folded: 1,000 reports are filtered at each keystroke.
    (filters.name === '' || nameKey(filters.name) === null || isNamed(report, filters.name)) &&
    matchesText(report, filters.searchText, textOf)
  )
}

type SearchedFields = Pick<Report, 'name' | 'notes'>

type TextOf = (report: SearchedFields) => string

const foldedText: TextOf = ({ name, notes }) => `${fold(name)}\n${fold(notes)}`

/**
 * Returns a function that folds the name and notes of each report once. Folding 1,000 notes at each keystroke would
 * delay typing.
 */
export function createSearchTextCache(): TextOf {
  const texts = new WeakMap<SearchedFields, string>()
  return (report) => {
    const known = texts.get(report)
    if (known !== undefined) return known
    const text = foldedText(report)
    texts.set(report, text)
    return text
  }
}

/**
 * Whether the name or the notes contain every word of a search text; case and accents do not count. `textOf` is
 * from `createSearchTextCache`, if the same reports are compared again and again.
 */
export function matchesText(
  report: SearchedFields,
  searchText: string,
  textOf: TextOf = foldedText,
): boolean {
  const words = fold(searchText)
  if (words === '') return true
  const text = textOf(report)
  return words.split(' ').every((word) => text.includes(word))
}

/** A filter that hides something or differs from its default. `cleared` are all filters without it. */
type FilterChip = { readonly label: string; readonly cleared: GalleryFilters }

/** A chip for each active filter. Name and place have fields of their own, and sorting hides nothing. */
export function activeChips(filters: GalleryFilters): readonly FilterChip[] {
  const { genders, minAge, maxAge, miles, searchText } = defaultGalleryFilters
  const chips: FilterChip[] = []
  if (filters.tones.length > 0) {
    const label = filters.tones.map((tone) => toneLabels[tone]).join(', ')
    chips.push({ label, cleared: { ...filters, tones: [] } })
  }
  if (shownGenders(filters.genders).length > 0) {
    const label = filters.genders.map((gender) => showMeLabels[gender]).join(', ')
    chips.push({ label, cleared: { ...filters, genders } })
  }
  if (hasAgeFilter(filters)) {
    const label = `Age ${filters.minAge}–${filters.maxAge}`
    chips.push({ label, cleared: { ...filters, minAge, maxAge } })
  }
  if (filters.miles !== miles) {
    chips.push({ label: milesText(filters.miles), cleared: { ...filters, miles } })
  }
  if (filters.searchText.trim() !== '') {
    chips.push({ label: `“${filters.searchText.trim()}”`, cleared: { ...filters, searchText } })
  }
  return chips
}

/** The distance filter in words, as the slider announces it. */
export function milesText(miles: number): string {
  return miles === 0 ? 'Any distance' : `${miles} miles`
}
