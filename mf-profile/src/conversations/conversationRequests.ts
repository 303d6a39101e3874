import { parseReport } from '@greenlight/domain/report'
import { parseThread } from '@greenlight/domain/thread'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/** The id of the conversation of two members, the same for both: both uids, sorted. */
export function threadId(a: string, b: string): string {
  return (a < b ? [a, b] : [b, a]).join('_')
}

const LEGACY_LIMIT = 40

/**
 * The id of my conversation with `otherUid`, also before the first message creates it. Older threads have
 * other ids: if no thread has the id of the pair, my threads are searched. Costs one read, or up to 41.
 * @throws GreenlightError `profile/conversation-start-failed`
 */
export function findThread(
  otherUid: string,
): Promise<{ readonly id: string; readonly exists: boolean }> {
  return attempt(failure('profile/conversation-start-failed'), async () => {
    const { uid: me } = currentUser(failure('profile/conversation-start-failed'))
    const { db, collection, doc, getDoc, getDocs, limit, query, where } = await firestore()
    const id = threadId(me, otherUid)
    if ((await getDoc(doc(db, 'threads', id))).exists()) return { id, exists: true }
    const mine = where('members', 'array-contains', me)
    const { docs } = await getDocs(query(collection(db, 'threads'), mine, limit(LEGACY_LIMIT)))
    const found = docs.find((thread) => {
      const members: unknown = thread.data()['members']
      return Array.isArray(members) && members.includes(otherUid)
    })
    return found ? { id: found.id, exists: true } : { id, exists: false }
  })
}

/**
 * The name of `otherUid` in our conversation or on a profile that they shared; null if there is neither. The
 * list of blocked members needs it, because user documents are private. Costs one read, or two.
 * @throws GreenlightError `kit/blocks-load-failed`
 */
export function getMemberName(otherUid: string): Promise<string | null> {
  return attempt(kitFailure('kit/blocks-load-failed'), async () => {
    const { uid } = currentUser(kitFailure('kit/blocks-load-failed'))
    const { db, collection, doc, getDoc, getDocs, limit, query, where } = await firestore()
    const fields = (await getDoc(doc(db, 'threads', threadId(uid, otherUid)))).data()
    const partner = fields && parseThread('', fields)?.memberInfo[otherUid]?.displayName
    if (partner) return partner
    const isTheirs = where('ownerUid', '==', otherUid)
    const shared = query(
      collection(db, 'reports'),
      where('status', '==', 'public'),
      isTheirs,
      limit(1),
    )
    const [report] = (await getDocs(shared)).docs
    return report ? parseReport(report.id, report.data()).ownerName : null
  })
}
