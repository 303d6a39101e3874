import { countText } from '../gallery/countText.ts'
import type { PhotoSearchResult } from './usePhotoSearch.ts'

/** What a search by photo found, and what that is true of; `shown` profiles are not flagged by the member. */
export function photoAnswer(
  { mirrored, complete, total }: Omit<PhotoSearchResult, 'reports'>,
  shown: number,
): string {
  const photo = mirrored ? 'this photo as its mirror image' : 'this photo'
  if (shown > 0) return shown === 1 ? `1 profile has ${photo}` : `${shown} profiles have ${photo}`
  if (!complete) return 'No profile with this photo among the first that were compared.'
  if (total === null) return 'No other profile has this photo.'
  return `No profile among ${countText(total)} has this photo.`
}
