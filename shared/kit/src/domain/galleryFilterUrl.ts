import { defaultGalleryFilters, type GalleryFilters, milesSlider } from './galleryFilters.ts'
import { limits } from './limits.ts'
import { isTone } from './tone.ts'

/** Filters from a URL's query; whatever is missing or makes no sense has its default. */
export function readGalleryFilters(params: URLSearchParams): GalleryFilters {
  const tone = params.get('tone')
  const ages = (['minAge', 'maxAge'] as const).map(
    (name) => readNumber(params.get(name), limits.age) ?? defaultGalleryFilters[name],
  )
  return {
    tone: isTone(tone) ? tone : defaultGalleryFilters.tone,
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
    miles: readNumber(params.get('miles'), milesSlider) ?? defaultGalleryFilters.miles,
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    query: params.get('q') ?? '',
  }
}

/** The URL query for filters. Defaults are left out, so that an unfiltered gallery is `/gallery`. */
export function writeGalleryFilters(filters: GalleryFilters): URLSearchParams {
  const params = new URLSearchParams()
  let name: keyof GalleryFilters
  for (name in defaultGalleryFilters) {
    if (filters[name] === defaultGalleryFilters[name]) continue
    params.set(name === 'query' ? 'q' : name, String(filters[name]))
  }
  return params
}

interface Scale {
  readonly min: number
  readonly max: number
  readonly step?: number
}

function readNumber(text: string | null, { min, max, step = 1 }: Scale): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max && value % step === 0 ? value : null
}
