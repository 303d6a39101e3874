import type { readPage } from '@greenlight/kit/data/pages'
import { firestore } from '@greenlight/runtime'
import type { GalleryRequest } from './galleryRequest.ts'

/** The query for a request, by date. A new shape needs its indexes in `firestore.indexes.json`. */
export async function gallerySource(
  request: GalleryRequest,
): Promise<Parameters<typeof readPage>[0]> {
  const { sort, cells, names, tones, genders, ages } = request
  const { db, collection, orderBy, query, where } = await firestore()
  const oneOf = (field: string, list: readonly string[]) => {
    if (list.length === 0) return []
    return [list.length === 1 ? where(field, '==', list[0]) : where(field, 'in', [...list])]
  }
  return query(
    collection(db, 'reports'),
    where('status', '==', 'public'),
    ...(cells ? [where('geoCells', 'array-contains-any', [...cells])] : []),
    ...(names ? [where('searchKeys', 'array-contains-any', [...names])] : []),
    ...oneOf('tone', tones),
    ...oneOf('gender', genders),
    ...(ages ? [where('age', '>=', ages[0]), where('age', '<=', ages[1])] : []),
    orderBy('createdAt', sort),
  )
}
