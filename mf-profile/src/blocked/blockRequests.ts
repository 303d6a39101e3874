import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { listBlocks } from '@greenlight/kit/data/blocks'
import { firestore } from '@greenlight/runtime'
import { getMemberName } from '../conversations/conversationRequests.ts'

export type BlockedMember = {
  readonly uid: string
  readonly name: string
  readonly createdAt: Date | null
}

/** Names come from conversations and profiles, because user documents are private. */
export async function listBlockedMembers(): Promise<readonly BlockedMember[]> {
  const blocks = await listBlocks()
  return Promise.all(
    blocks.map(async ({ uid, createdAt }) => ({
      uid,
      name: (await getMemberName(uid)) ?? 'A member',
      createdAt,
    })),
  )
}

/**
 * Unblocks `otherUid`. Costs one write.
 * @throws GreenlightError `unblock-failed`
 */
export function unblockMember(otherUid: string): Promise<void> {
  return attempt('unblock-failed', async () => {
    const { uid } = currentUser('unblock-failed')
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'users', uid, 'blocks', otherUid))
  })
}
