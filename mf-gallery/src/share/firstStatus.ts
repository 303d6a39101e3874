import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { firestore, useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** The first status of a new share: public at once, or after an admin's review. */
export type FirstStatus = 'public' | 'pending'

/**
 * The first status of my next share. Admins choose whether they review each share, shares until the first
 * approval, or none. Costs one read, two if it is the first one.
 * @throws GreenlightError `gallery/share-failed`
 */
export function getFirstStatus(): Promise<FirstStatus> {
  return attempt(failure('gallery/share-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const review: unknown = (await getDoc(doc(db, 'policy', 'sharing'))).get('review') ?? 'none'
    if (review === 'none') return 'public'
    if (review === 'all') return 'pending'
    const { uid } = currentUser(failure('gallery/share-signed-out'))
    const standing = await getDoc(doc(db, 'standing', uid))
    return standing.get('trusted') === true ? 'public' : 'pending'
  })
}

export const FIRST_STATUS = ['gallery', 'firstStatus']

/** The first status of the member's next share; undefined until it is known. */
export function useFirstStatus(): FirstStatus | undefined {
  return useLoad(FIRST_STATUS, getFirstStatus, failure('gallery/share-failed')).data
}
