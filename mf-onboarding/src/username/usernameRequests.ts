import { foldUsername } from '@greenlight/domain/names'
import { isDenied } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'

/**
 * Whether this member can have a name: no other member has it, in any spelling. Costs one read.
 * @param username one without a `usernameProblem`
 * @throws what Firestore throws
 */
export async function isUsernameFree(username: string): Promise<boolean> {
  const { db, doc, getDoc } = await firestore()
  try {
    await getDoc(doc(db, 'usernames', foldUsername(username)))
    return true
  } catch (cause) {
    if (isDenied(cause)) return false
    throw cause
  }
}
