import { flagId, type FlagState, parseFlag } from '@greenlight/domain/flag'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore, flaggedPaths } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/**
 * The state of my flag on the document `targetPath`; open while it is not known. Costs one read.
 * @throws GreenlightError `kit/flags-load-failed`
 */
export function getMyFlagState(targetPath: string): Promise<FlagState> {
  return attempt(kitFailure('kit/flags-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const id = flagId(currentUser(kitFailure('kit/flags-load-failed')).uid, targetPath)
    const stored = (await getDoc(doc(db, 'flags', id))).data()
    return (stored && parseFlag(id, stored)?.state) ?? 'open'
  })
}

/**
 * Withdraws my open flag on the document `targetPath`. It cannot be flagged again. Costs one write.
 * @throws GreenlightError `profile/flag-withdraw-failed`
 */
export function withdrawFlag(targetPath: string): Promise<void> {
  return attempt(failure('profile/flag-withdraw-failed'), async () => {
    const { db, doc, updateDoc } = await firestore()
    const id = flagId(currentUser(failure('profile/flag-withdraw-failed')).uid, targetPath)
    await updateDoc(doc(db, 'flags', id), { state: 'withdrawn' })
    flaggedPaths.remove(targetPath)
  })
}
