import { firestore } from '@greenlight/runtime'
import { readPhotoDataUrl } from '../../domain/photoDataUrl.ts'
import { attempt } from '../attempt.ts'

/**
 * The 800x800 photo of a report as a JPEG data URL; null if there is none, as with older reports,
 * whose `photoUrl` is to be shown. Costs one read.
 * @throws GreenlightError `photo-load-failed`
 */
export function getFullPhoto(reportId: string): Promise<string | null> {
  return attempt('photo-load-failed', async () => {
    const { db, doc, getDoc } = await firestore()
    const photo = await getDoc(doc(db, 'reports', reportId, 'photos', 'full'))
    return readPhotoDataUrl(photo.data()?.['dataUrl'])
  })
}
