import type { Firestore } from 'firebase-admin/firestore'
import { authorName, readUserProfile } from '../../shared/domain/src/member.ts'

/**
 * The usernames of members, to show where an e-mail address was shown before. Costs a read for each.
 * @returns by uid; not of members who are gone or have none
 */
export async function usernamesOf(db: Firestore, uids: readonly (string | null)[]) {
  const refs = [...new Set(uids)].flatMap((uid) =>
    uid && !uid.includes('/') ? [db.collection('users').doc(uid)] : [],
  )
  const found = refs.length > 0 ? await db.getAll(...refs, { fieldMask: ['username'] }) : []
  return new Map(
    found.flatMap((user) => {
      const { username } = readUserProfile(user.id, user.data() ?? {})
      // An old username may be an e-mail address itself.
      return username ? [[user.id, authorName({ userName: username })] as const] : []
    }),
  )
}
