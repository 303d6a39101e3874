import { type Place, townMiles } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { importWithRetry, useLoad } from '@greenlight/runtime'
import { useMemo } from 'react'
import { ProfileGroup } from '../cards/ProfileGroup.tsx'
import { failure } from '../errors.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'
import { milesTo, type Nearest } from './listNearest.ts'

const importNearest = importWithRetry(() => import('./listNearest.ts'))

/**
 * The nearest reports that a request finds outside of its circle, without those that the member flagged;
 * `loading` until they are there. If `request` is null, nothing is loaded.
 */
export function useNearest(
  request: GalleryRequest | null,
  place: Place,
  miles: number,
  isHidden: (report: Report) => boolean,
): { readonly nearest: Nearest | null; readonly loading: boolean } {
  const { data, error } = useLoad(
    request && ['gallery', 'nearest', JSON.stringify([request, place, miles])],
    async (): Promise<Nearest> => {
      const { listNearest } = await importNearest()
      return request ? listNearest(request, place, miles) : { reports: [], isNearest: true }
    },
    failure('gallery/load-failed'),
    { fresh: false },
  )
  const nearest = useMemo(() => {
    const reports = request && data ? data.reports.filter((report) => !isHidden(report)) : []
    return data && reports.length > 0 ? { ...data, reports } : null
  }, [request, data, isHidden])
  return { nearest, loading: request !== null && !data && !error }
}

/**
 * "Nearest: Austin, 180 miles", "Nearest: Austin" in the same town; "Nearest of the newest 24: …" where older ones may
 * be nearer.
 */
export function nearestText({ reports: [first], isNearest }: Nearest, { coords }: Place): string {
  if (!first || !coords) return ''
  const miles = milesTo(first, coords)
  const far = Number.isFinite(miles) ? townMiles(miles) : null
  const town = first.location.split(',')[0] ?? ''
  const distance = far === null ? '' : `, ${far} miles`
  return `${isNearest ? 'Nearest' : 'Nearest of the newest 24'}: ${town}${distance}`
}

/** The nearest profiles, where there is none around a place. */
export function NearestProfiles({ nearest, place }: { nearest: Nearest; place: Place }) {
  const title = <bdi>{nearestText(nearest, place)}</bdi>
  return <ProfileGroup title={title} reports={nearest.reports} place={place} />
}
