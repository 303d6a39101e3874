import { isPhotoDataUrl, readPhotoDataUrl } from '@greenlight/domain/photoDataUrl'
import { attempt } from '@greenlight/kit/data/attempt'
import { failure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'

/** A stored picture. `isLarge`: it can freeze the page, because of its number of pixels or its encoding. */
export type StoredPhoto = { readonly url: string; readonly isLarge: boolean }

/**
 * The full photo of a report; null for older reports, whose `photoUrl` holds it. Costs one read.
 * @throws GreenlightError `kit/photo-load-failed`
 */
export function getFullPhotoOfAnySize(reportId: string): Promise<StoredPhoto | null> {
  return readStored(['reports', reportId, 'photos', 'full'], 'dataUrl')
}

/**
 * The preview of a report as it is stored, for one that `parseReport` leaves out. Costs one read.
 * @throws GreenlightError `kit/photo-load-failed`
 */
export function getPreviewOfAnySize(reportId: string): Promise<StoredPhoto | null> {
  return readStored(['reports', reportId], 'photoUrl').then(
    (photo) => photo && { ...photo, isLarge: true },
  )
}

function readStored(path: readonly [string, ...string[]], field: string) {
  return attempt(failure('kit/photo-load-failed'), async (): Promise<StoredPhoto | null> => {
    const { db, doc, getDoc } = await firestore()
    const url: unknown = (await getDoc(doc(db, ...path))).data()?.[field]
    return isPhotoDataUrl(url) ? { url, isLarge: readPhotoDataUrl(url) === null } : null
  })
}
