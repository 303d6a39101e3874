import type { Tone } from '@greenlight/domain/tone'
import { importWithRetry, type LoadedData, useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { type GalleryRequest, unfilteredRequest } from '../gallery/galleryRequest.ts'

const importCount = importWithRetry(() => import('./countReports.ts'))

/** How many reports a request finds, in `data`, up to 101. Null counts nothing. */
export function useCount(request: GalleryRequest | null): LoadedData<number> {
  const count = async () => {
    const { countReports } = await importCount()
    return request ? countReports(request) : 0
  }
  return useLoad(
    request && ['gallery', 'count', JSON.stringify(request)],
    count,
    failure('gallery/load-failed'),
  )
}

/** How many reports of each tone pass the other filters. Costs three reads for each request. */
export function useToneCounts(
  request: GalleryRequest | null,
): Readonly<Record<Tone, number>> | undefined {
  const all = request && { ...request, sort: 'desc' as const, tones: [] }
  const count = async () => {
    const { countReports } = await importCount()
    const countTone = (tone: Tone) => countReports({ ...unfilteredRequest, ...all, tones: [tone] })
    const [green, yellow, red] = await Promise.all([
      countTone('green'),
      countTone('yellow'),
      countTone('red'),
    ])
    return { green, yellow, red }
  }
  return useLoad(
    all && ['gallery', 'toneCounts', JSON.stringify(all)],
    count,
    failure('gallery/load-failed'),
  ).data
}
