import { firestore } from '@greenlight/runtime'
import { attempt, currentMember } from '../data/attempt.ts'
import { failure } from '../errors.ts'

/**
 * Shows my username on my report, or no name. Older reports have names in other fields, which go. Returns the shown
 * name. Costs one write.
 * @throws GreenlightError `kit/own-name-failed`
 */
export function setOwnName(reportId: string, isShown: boolean): Promise<string | null> {
  return attempt(failure('kit/own-name-failed'), async () => {
    const { username } = currentMember(failure('kit/own-name-failed'))
    const { db, deleteField, doc, updateDoc } = await firestore()
    const none = deleteField()
    await updateDoc(doc(db, 'reports', reportId), {
      ownerDisplayName: isShown ? username : none,
      authorDisplayName: none,
      ownerEmail: none,
      authorEmail: none,
    })
    return isShown ? username : null
  })
}
