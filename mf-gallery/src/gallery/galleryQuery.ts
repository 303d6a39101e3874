import type { GalleryFilters, GallerySort } from '@greenlight/kit/domain/galleryFilters'
import { cellsAround } from '@greenlight/kit/domain/geoCells'
import type { Place } from '@greenlight/kit/domain/place'
import { currentConfig } from '@greenlight/runtime'

/** What the server is asked for. All other filters look through what came. */
export type GalleryQuery = {
  readonly sort: GallerySort
  /** Where to look; null for everywhere. */
  readonly cells: readonly string[] | null
}

/** The query behind these filters at a place: its surroundings, if one knows where that is. */
export function galleryQuery({ sort, miles }: GalleryFilters, place: Place): GalleryQuery {
  const isNearby = miles > 0 && currentConfig().galleryCells
  return { sort, cells: isNearby ? cellsAround(place, miles) : null }
}

export function isSameQuery(one: GalleryQuery, other: GalleryQuery): boolean {
  return one.sort === other.sort && one.cells?.join() === other.cells?.join()
}
