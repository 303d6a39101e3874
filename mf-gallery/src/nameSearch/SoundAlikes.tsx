import type { Place } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { importWithRetry, useLoad } from '@greenlight/runtime'
import { useMemo } from 'react'
import { ProfileGroup } from '../cards/ProfileGroup.tsx'
import { failure } from '../errors.ts'
import { type GalleryFilters, passesFilters } from '../filters/galleryFilters.ts'
import type { GalleryRequest } from '../gallery/galleryRequest.ts'

/** The element id of the heading; the answer has a button that leads there. */
export const SOUND_ALIKES_ID = 'sounds-like'

type Props = { name: string; reports: readonly Report[]; place: Place }

/** Profiles with names that sound like the searched one. */
export function SoundAlikes({ name, reports, place }: Props) {
  const title = (
    <>
      Sounds like <bdi>{name.trim()}</bdi>
    </>
  )
  return <ProfileGroup id={SOUND_ALIKES_ID} title={title} reports={reports} place={place} />
}

const importSoundAlikes = importWithRetry(() => import('./listSoundAlikes.ts'))

/**
 * The reports whose names sound like the searched one, near the place; `loading` until they are there. If
 * `request` is null, nothing is loaded.
 */
export function useSoundAlikes(
  request: GalleryRequest | null,
  filters: GalleryFilters,
  place: Place,
): { readonly alikes: readonly Report[]; readonly loading: boolean } {
  const { name } = filters
  const { data, error } = useLoad(
    request && ['gallery', 'soundAlikes', JSON.stringify(request), name.trim()],
    async () => {
      const { listSoundAlikes } = await importSoundAlikes()
      return request ? listSoundAlikes(request, name) : []
    },
    failure('gallery/load-failed'),
  )
  const alikes = useMemo(
    () =>
      request && data
        ? data.filter((report) => passesFilters(report, { ...filters, name: '' }, place))
        : [],
    [request, data, filters, place],
  )
  return { alikes, loading: request !== null && !data && !error }
}
