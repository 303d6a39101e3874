import type { Place } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { countText } from '../counts/countText.ts'
import {
  activeChips,
  defaultGalleryFilters,
  type GalleryFilters,
  passesFilters,
  withoutFilters,
} from '../filters/galleryFilters.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'

/** Filters that are conditions of the query. */
export const queryFilters = ['tone', 'gender', 'age'] as const
export type QueryFilter = (typeof queryFilters)[number]

const everyValue: Readonly<Record<QueryFilter, Partial<GalleryRequest>>> = {
  tone: { tones: [] },
  gender: { genders: [] },
  age: { ages: null },
}

/** The query filters that leave somebody out. */
export function activeQueryFilters({
  tones,
  genders,
  ages,
}: GalleryRequest): readonly QueryFilter[] {
  const isActive = { tone: tones.length > 0, gender: genders.length > 0, age: ages !== null }
  return queryFilters.filter((filter) => isActive[filter])
}

/** The same request without one query filter, or without all of them. */
export function withoutQueryFilter(
  request: GalleryRequest,
  filter: QueryFilter | 'all',
): GalleryRequest {
  return filter === 'all'
    ? { ...request, ...everyValue.tone, ...everyValue.gender, ...everyValue.age }
    : { ...request, ...everyValue[filter] }
}

/** How many more reports there are without the query filters: without all of them, and without each one. */
export type HiddenByQuery = {
  readonly all: number
  readonly each: Readonly<Partial<Record<QueryFilter, number>>>
}

/** One thing that an answer leaves out; the changes show it. */
export type Offer = {
  readonly id: string
  /** "1 more: hidden by Men", "2 farther away" */
  readonly text: string
  readonly changes: Partial<GalleryFilters>
}

type Hidden = {
  readonly filters: GalleryFilters
  readonly place: Place
  /** What the database found, without what the member flagged. */
  readonly reports: readonly Report[]
  readonly byQuery: HiddenByQuery | null
  /** False if the counts may include others: a key stands for one word, or a cell is larger than the circle. */
  readonly isExact: boolean
  /** Whether a name is searched. Without one, everybody lacks the words that were typed. */
  readonly isNamed: boolean
}

const standard = defaultGalleryFilters

/** What the answer leaves out, one offer for each filter. Two filters that hide only together are one offer. */
export function hiddenOffers({
  filters,
  place,
  reports,
  byQuery,
  isExact,
  isNamed,
}: Hidden): readonly Offer[] {
  const passing = (changes: Partial<GalleryFilters>) =>
    reports.filter((report) => passesFilters(report, { ...filters, ...changes }, place)).length
  const shown = passing({})
  const more = (count: number) => `${isExact ? '' : 'up to '}${countText(count)} more`
  const anywhere = { miles: 0 }
  const anyWords = isNamed ? { searchText: standard.searchText } : {}
  const offers: Offer[] = []
  for (const filter of queryFilters) {
    const count = byQuery?.each[filter] ?? 0
    const { label, changes } = chipOf(filter, filters)
    if (count > 0) offers.push({ id: filter, text: `${more(count)}: hidden by ${label}`, changes })
  }
  const words = passing(anyWords) - shown
  if (words > 0) {
    const text = `${words} without “${filters.searchText.trim()}”`
    offers.push({ id: 'searchText', text, changes: anyWords })
  }
  const farther = passing(anywhere) - shown
  if (farther > 0) offers.push({ id: 'miles', text: `${farther} farther away`, changes: anywhere })
  if (offers.length > 0) return offers.map(capitalized)
  const together = (byQuery?.all ?? 0) + passing({ ...anywhere, ...anyWords }) - shown
  if (together <= 0) return []
  const changes = { ...withoutFilters(filters), ...anywhere }
  return [{ id: 'filters', text: `${more(together)}: hidden by several filters`, changes }].map(
    capitalized,
  )
}

function chipOf(filter: QueryFilter, { tones, genders, minAge, maxAge }: GalleryFilters) {
  const only = { tone: { tones }, gender: { genders }, age: { minAge, maxAge } }[filter]
  const cleared = {
    tone: { tones: standard.tones },
    gender: { genders: standard.genders },
    age: { minAge: standard.minAge, maxAge: standard.maxAge },
  }[filter]
  const [chip] = activeChips({ ...standard, ...only })
  return { label: chip?.label ?? '', changes: cleared }
}

const capitalized = (offer: Offer): Offer => ({
  ...offer,
  text: offer.text.charAt(0).toUpperCase() + offer.text.slice(1),
})
