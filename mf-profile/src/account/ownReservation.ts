import { reservationIds } from '@greenlight/domain/names'
import { isDenied } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import type { DocumentSnapshot } from 'firebase/firestore/lite'

/** The reservation of the own username; null if there is none. Costs a read, or two for a name from before. */
export async function ownReservation(
  uid: string,
  username: string,
): Promise<DocumentSnapshot | null> {
  const { db, doc, getDoc } = await firestore()
  for (const id of reservationIds(username, uid)) {
    try {
      const found = await getDoc(doc(db, 'usernames', id))
      if (found.exists()) return found
    } catch (cause) {
      // Another member has that name.
      if (!isDenied(cause)) throw cause
    }
  }
  return null
}
