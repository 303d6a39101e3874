import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { firestore, startLoad, useLoad } from '@greenlight/runtime'
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

const KEY = ['gallery', 'firstStatus']

/** Begins to read what `useFirstStatus` returns, before the page is mounted. */
export function startFirstStatus(): void {
  startLoad(KEY, getFirstStatus)
}

/** What the member's next share starts as; undefined until it is known. */
export function useFirstStatus(): FirstStatus | undefined {
  return useLoad(KEY, getFirstStatus, failure('gallery/share-failed')).data
}
