import { firestore } from '@greenlight/runtime'
import type { Mine } from './mine.ts'

/** Told how many documents are gone so far. */
export type OnErased = (count: number) => void

/**
 * Deletes a whole list, page by page, each page in one batch: where it breaks off, the next try goes
 * on. Costs a read and a write a document, and one read.
 */
export async function eraseAll({ source, size }: Mine, onErased: OnErased): Promise<void> {
  const { db, getDocs, limit, query, writeBatch } = await firestore()
  for (let erased = 0; ;) {
    const { docs } = await getDocs(query(source, limit(size)))
    if (docs.length === 0) return
    const batch = writeBatch(db)
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    erased += docs.length
    onErased(erased)
  }
}
