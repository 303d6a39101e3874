import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { listBlocks } from '@greenlight/kit/data/blocks'
import { changeLoaded, firestore } from '@greenlight/runtime'
import { getMemberName } from '../conversations/conversationRequests.ts'
import { failure } from '../errors.ts'

export const BLOCKED_KEY = ['profile', 'blockedMembers']

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
 * @throws GreenlightError `profile/unblock-failed`
 */
export function unblockMember(otherUid: string): Promise<void> {
  return attempt(failure('profile/unblock-failed'), async () => {
    const { uid } = currentUser(failure('profile/unblock-failed'))
    const { db, deleteDoc, doc } = await firestore()
    await deleteDoc(doc(db, 'users', uid, 'blocks', otherUid))
    changeLoaded<readonly BlockedMember[]>(BLOCKED_KEY, (members) =>
      members.filter((member) => member.uid !== otherUid),
    )
  })
}
