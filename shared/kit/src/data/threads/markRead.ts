import { firestore, session } from '@greenlight/runtime'
import { currentUser } from '../currentMember.ts'

/**
 * Marks a conversation as read now: always in my private marker, and for the other member to see
 * only with my read receipts on. Costs one write, or two. Never rejects, since nobody waits for it:
 * a lost mark is made good by the next one.
 */
export async function markRead(threadId: string): Promise<void> {
  try {
    const { uid } = currentUser('messages-load-failed')
    const { member } = session.getState()
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    const at = serverTimestamp()
    const writes = [setDoc(doc(db, 'users', uid, 'reads', threadId), { at })]
    // Two writes, not a batch: receipts may have been switched off on another device meanwhile.
    if (member.state === 'ready' && member.profile.messageSettings.readReceipts) {
      writes.push(
        setDoc(doc(db, 'threads', threadId), { lastRead: { [uid]: at } }, { merge: true }),
      )
    }
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
    if (failed) console.warn('A conversation could not be marked as read.', failed)
  } catch (cause) {
    console.warn('A conversation could not be marked as read.', cause)
  }
}
