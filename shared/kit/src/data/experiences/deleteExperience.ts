import { firestore } from '@greenlight/runtime'
import type { Experience } from '../../domain/experience.ts'
import { attempt } from '../attempt.ts'

/**
 * Deletes my own experience. Costs one write.
 * @throws GreenlightError `experience-delete-failed`
 */
export function deleteExperience({
  reportId,
  id,
}: Pick<Experience, 'reportId' | 'id'>): Promise<void> {
  return attempt('experience-delete-failed', async () => {
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'reports', reportId, 'experiences', id))
  })
}
