import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { firestore, useLoad } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** What a new share starts as: seen at once, or after an admin has looked at it. */
export type FirstStatus = 'public' | 'pending'

/**
 * What my next share starts as: the admins choose whether they look at each share, at the first one until
 * they have approved it, or at none. Costs one read, two if it is the first one.
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

/** What the member's next share starts as; undefined until it is known. */
export function useFirstStatus(): FirstStatus | undefined {
  return useLoad(FIRST_STATUS, getFirstStatus, failure('gallery/share-failed')).data
}
