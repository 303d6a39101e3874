import { otherMember, type Thread } from '@greenlight/domain/thread'
import { blockMember } from '@greenlight/kit/write/blockMember'
import { session } from '@greenlight/runtime'
import { markRead } from '../data/threads.ts'

/** Asks for confirmation, then blocks the other member of `thread`. Returns whether it was done. */
export async function blockPartner(thread: Thread, name: string): Promise<boolean> {
  const uid = otherMember(thread, session.getState().user?.uid ?? '')
  if (!(await blockMember({ uid, name }))) return false
  // A hidden conversation must not stay in the unread count.
  void markRead(thread.id, true)
  return true
}
