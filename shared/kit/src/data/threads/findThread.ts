import { firestore } from '@greenlight/runtime'
import { threadId } from '../../domain/threadId.ts'

const LEGACY_LIMIT = 40

/**
 * The id of my conversation with `otherUid`, or null: by the pair's own id, else among my threads,
 * since older ones have ids of their own. Costs one read, or up to 41.
 */
export async function findThread(me: string, otherUid: string): Promise<string | null> {
  const { db, collection, doc, getDoc, getDocs, limit, query, where } = await firestore()
  const id = threadId(me, otherUid)
  if ((await getDoc(doc(db, 'threads', id))).exists()) return id
  const mine = where('members', 'array-contains', me)
  const { docs } = await getDocs(query(collection(db, 'threads'), mine, limit(LEGACY_LIMIT)))
  const found = docs.find((thread) => {
    const members: unknown = thread.data()['members']
    return Array.isArray(members) && members.includes(otherUid)
  })
  return found?.id ?? null
}
