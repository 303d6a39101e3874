import { firestore } from '@greenlight/runtime'
import { limits } from '../../domain/limits.ts'
import { sortedMembers, threadId } from '../../domain/threadId.ts'
import { attempt } from '../attempt.ts'
import { currentProfile } from '../currentMember.ts'
import { findThread } from './findThread.ts'

/**
 * Finds or starts the conversation with `otherUid`, who is shown as `otherName`; answers its id.
 * Both members starting at once get the same one. Costs 1 read if it exists, else up to 42 and a write.
 * @throws GreenlightError `message-not-allowed` if the other member takes no messages from me,
 * `conversation-start-failed`
 */
export function openThread(otherUid: string, otherName: string): Promise<string> {
  const open = async () => {
    const { uid: me, username } = currentProfile('conversation-start-failed')
    const found = await findThread(me, otherUid)
    if (found) return found
    const name = otherName.trim().slice(0, limits.reportName)
    const memberInfo = {
      [me]: { displayName: username },
      ...(name && { [otherUid]: { displayName: name } }),
    }
    return createThread(threadId(me, otherUid), sortedMembers(me, otherUid), memberInfo)
  }
  return attempt('conversation-start-failed', open, 'message-not-allowed')
}

async function createThread(
  id: string,
  members: readonly string[],
  memberInfo: Readonly<Record<string, { displayName: string }>>,
): Promise<string> {
  const { db, doc, getDoc, runTransaction, serverTimestamp } = await firestore()
  const ref = doc(db, 'threads', id)
  const now = serverTimestamp()
  try {
    await runTransaction(db, async (transaction) => {
      if ((await transaction.get(ref)).exists()) return
      transaction.set(ref, { members, memberInfo, createdAt: now, lastAt: now })
    })
  } catch (cause) {
    // The other member may have been faster: then this was a change to their thread, and refused.
    if (!(await getDoc(ref)).exists()) throw cause
  }
  return id
}
