import { defaultGalleryFilters, type GalleryFilters, milesSlider } from './galleryFilters.ts'
import { limits } from './limits.ts'
import { isTone } from './tone.ts'

/** Filters from a URL's query; whatever is missing or makes no sense has its default. */
export function readGalleryFilters(params: URLSearchParams): GalleryFilters {
  const tone = params.get('tone')
  const { min, max } = limits.age
  const ages = [
    readNumber(params.get('minAge'), min, max, 1) ?? min,
    readNumber(params.get('maxAge'), min, max, 1) ?? max,
  ]
  const { min: near, max: far, step } = milesSlider
  return {
    tone: isTone(tone) ? tone : defaultGalleryFilters.tone,
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
    miles: readNumber(params.get('miles'), near, far, step) ?? defaultGalleryFilters.miles,
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    query: params.get('q') ?? '',
  }
}

/** The URL query for filters. Defaults are left out, so that an unfiltered gallery is `/gallery`. */
export function writeGalleryFilters(filters: GalleryFilters): URLSearchParams {
  const entries = [
    ['tone', filters.tone, defaultGalleryFilters.tone],
    ['minAge', filters.minAge, defaultGalleryFilters.minAge],
    ['maxAge', filters.maxAge, defaultGalleryFilters.maxAge],
    ['miles', filters.miles, defaultGalleryFilters.miles],
    ['sort', filters.sort, defaultGalleryFilters.sort],
    ['q', filters.query, defaultGalleryFilters.query],
  ] as const
  const changed = entries.filter(([, value, byDefault]) => value !== byDefault)
  return new URLSearchParams(changed.map(([key, value]) => [key, String(value)]))
}

function readNumber(text: string | null, min: number, max: number, step: number): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max && value % step === 0 ? value : null
}
