import type { SavedSearch } from '@greenlight/domain/savedSearch'
import {
  type GalleryRequest,
  unfilteredRequest,
} from '../../../mf-gallery/src/gallery/galleryRequest.ts'
import { timeAt } from './documents.ts'

/** A request of each shape: near a place, with a name or everywhere, with all filters or none, in both orders. */
export function galleryRequests(): readonly GalleryRequest[] {
  const selections = [{}, { cells: ['9v6'] }, { names: ['ann'] }, { names: ['~ANN', '~AN'] }]
  const filters = [
    {},
    { tones: ['red'] },
    { tones: ['yellow', 'red'], genders: ['woman', 'man'] },
    { ages: [30, 40] },
    { tones: ['red'], genders: ['man'], ages: [30, 40] },
  ] as const
  return (['asc', 'desc'] as const).flatMap((sort) =>
    selections.flatMap((selection) =>
      filters.map((filter) => ({ ...unfilteredRequest, ...selection, ...filter, sort })),
    ),
  )
}

/** A saved search of each shape, as of requests. */
export function savedSearches(): readonly SavedSearch[] {
  const seenAt = timeAt().toDate()
  const place = { text: 'Austin, TX', coords: { lat: 30.27, lon: -97.74 } }
  const plain: SavedSearch = {
    slot: '1',
    title: 'Search',
    name: '',
    place: { text: '', coords: null },
    miles: 50,
    tones: [],
    genders: ['everyone'],
    ages: [18, 100],
    seenAt,
  }
  return [{}, { place }, { name: 'Ann' }].flatMap((selection) => [
    { ...plain, ...selection },
    { ...plain, ...selection, tones: ['red'], genders: ['men'], ages: [30, 40] },
  ])
}
