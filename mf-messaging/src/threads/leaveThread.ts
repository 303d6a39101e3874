import { otherMember, type Thread } from '@greenlight/domain/thread'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { blockMember } from '@greenlight/kit/write/blockMember'
import {
  askConfirm,
  firestore,
  session,
  showAlert,
  showToast,
  toGreenlightError,
} from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { markThreadRead } from '../unread/reads.ts'

/** Asks for confirmation, then leaves `thread`. Returns whether the member has left. */
export async function leaveThread(thread: Thread, name: string): Promise<boolean> {
  const confirmed = await askConfirm(`Leave the conversation with \u2068${name}\u2069?`, {
    detail: 'Nobody can write in it until you come back. They see that you have left.',
    confirmLabel: 'Leave',
    destructive: true,
  })
  if (!confirmed || !(await saveLeft(thread, true))) return false
  showToast('You left. You find it under “Conversations you left”.')
  return true
}

/** Declines a request. Its sender does not learn of it. Returns whether that worked. */
export async function declineMessageRequest(thread: Thread): Promise<boolean> {
  if (!(await saveLeft(thread, true))) return false
  showToast('Declined. They are not told.')
  return true
}

/** Returns whether that worked. */
export function comeBack(thread: Thread): Promise<boolean> {
  return saveLeft(thread, false)
}

async function saveLeft(thread: Thread, left: boolean): Promise<boolean> {
  try {
    await setLeft(thread.id, left)
  } catch (error) {
    await showAlert(toGreenlightError(error, failure('messaging/leave-failed')).message)
    return false
  }
  // A conversation that I left must not stay in the unread count.
  if (left) void markThreadRead(thread.id, true)
  return true
}

/**
 * Whether `me` sees that the other member has left. The sender of a request does not learn that it was
 * declined.
 */
export function showsOtherLeft(thread: Thread, me: string): boolean {
  const isMyRequest = thread.state === 'request' && thread.startedBy === me
  return !isMyRequest && thread.left.includes(otherMember(thread, me))
}

/** Asks for confirmation, then blocks the other member of `thread`. Returns whether it was done. */
export async function blockPartner(thread: Thread, name: string): Promise<boolean> {
  const uid = otherMember(thread, session.getState().user?.uid ?? '')
  if (!(await blockMember({ uid, name }))) return false
  // A hidden conversation must not stay in the unread count.
  void markThreadRead(thread.id, true)
  return true
}

/**
 * Leaves or rejoins a conversation. After leaving, neither member can write in it. Costs one write.
 * @throws GreenlightError `messaging/leave-failed`
 */
export function setLeft(threadId: string, left: boolean): Promise<void> {
  return attempt(failure('messaging/leave-failed'), async () => {
    const { uid } = currentUser(failure('messaging/leave-failed'))
    const { db, deleteField, doc, updateDoc } = await firestore()
    await updateDoc(doc(db, 'threads', threadId), {
      [`left.${uid}`]: left ? true : deleteField(),
    })
  })
}
