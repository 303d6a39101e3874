import { type Place, readCoords } from '@greenlight/domain/coords'
import { type ShowMe, showMeOptions } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { nameKey } from '@greenlight/domain/nameWords'
import { tones } from '@greenlight/domain/tone'
import {
  defaultGalleryFilters,
  type GalleryFilters,
  milesSlider,
  toneFilter,
} from './galleryFilters.ts'

/** Longer than any search text; an address can hold megabytes. */
const MAX_SEARCH_TEXT = 100

/** Whom the gallery shows without a choice: whom the member wants to see, but everyone if a name is searched. */
export function defaultGenders(name: string, showMe: readonly ShowMe[]): readonly ShowMe[] {
  return nameKey(name) === null ? showMe : defaultGalleryFilters.genders
}

/** Filters from the parameters of an address. A missing or invalid one becomes its default. */
export function readGalleryFilters(
  params: URLSearchParams,
  showMe: readonly ShowMe[],
): GalleryFilters {
  const ages = (['minAge', 'maxAge'] as const).map(
    (name) => readNumber(params.get(name), limits.age) ?? defaultGalleryFilters[name],
  )
  const genders = readList(params.get('gender'), showMeOptions)
  const name = readText(params.get('name'), limits.reportName)
  return {
    name,
    place: readPlace(params),
    tones: toneFilter(readList(params.get('tone'), tones)),
    genders: genders.length > 0 ? genders : defaultGenders(name, showMe),
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
    miles: readNumber(params.get('miles'), milesSlider) ?? defaultGalleryFilters.miles,
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    searchText: readText(params.get('q'), MAX_SEARCH_TEXT),
  }
}

/** The parameters of an address for filters. Defaults are left out: an unfiltered gallery is `/gallery`. */
export function writeGalleryFilters(
  filters: GalleryFilters,
  showMe: readonly ShowMe[],
): URLSearchParams {
  const { name, place, tones, genders, minAge, maxAge, miles, sort, searchText } = filters
  const standard = defaultGalleryFilters
  const { coords } = place ?? {}
  const isDefault = genders.join() === defaultGenders(name, showMe).join()
  const params: Readonly<Record<string, string | null>> = {
    name: name || null,
    place: place && place.text,
    at: coords ? `${coords.lat},${coords.lon}` : null,
    tone: tones.join() || null,
    gender: isDefault ? null : genders.join(),
    minAge: minAge === standard.minAge ? null : String(minAge),
    maxAge: maxAge === standard.maxAge ? null : String(maxAge),
    miles: miles === standard.miles ? null : String(miles),
    sort: sort === standard.sort ? null : sort,
    q: searchText || null,
  }
  return new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  )
}

const readText = (text: string | null, longest: number) => (text ?? '').slice(0, longest)

/** Without repetition, in the order of the options. */
function readList<T extends string>(text: string | null, options: readonly T[]): readonly T[] {
  const named = (text ?? '').split(',')
  return options.filter((option) => named.includes(option))
}

function readPlace(params: URLSearchParams): Place | null {
  const text = params.get('place')
  if (text === null) return null
  const [lat, lon] = (params.get('at') ?? '').split(',').map((part) => part && Number(part))
  return { text: text.slice(0, limits.location), coords: readCoords({ lat, lon }) }
}

type Scale = {
  readonly min: number
  readonly max: number
  readonly step?: number
}

function readNumber(text: string | null, { min, max, step = 1 }: Scale): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max && value % step === 0 ? value : null
}
