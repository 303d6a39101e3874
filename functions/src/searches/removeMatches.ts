import { FieldValue, type Firestore } from 'firebase-admin/firestore'

/**
 * Removes the keys by which new reports find the saved searches of a member who no longer hears of them. Settings add them
 * again. Costs a read for each search, at least one, and a write for each with keys.
 */
export async function removeMatches(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection(`users/${uid}/searches`).limit(20).get()
  const found = docs.filter((document) => document.get('match') !== undefined)
  await Promise.all(found.map(({ ref }) => ref.update({ match: FieldValue.delete() })))
}
