import type { Fields } from '@greenlight/domain/fields'
import { date } from '@greenlight/domain/stored'
import { firestore } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { attempt, currentUser } from './attempt.ts'
import { readPage } from './pages.ts'

/** A member blocked by me. */
export type Block = { readonly uid: string; readonly createdAt: Date | null }

const stored = v.object({ createdAt: date })

/** Parses a stored block. */
export function parseBlock(uid: string, fields: Fields): Block {
  return { uid, ...v.parse(stored, fields) }
}

/** The query for my blocks, and the page size that the rules allow. */
export async function myBlocksQuery(uid: string): Promise<{ source: Query; size: number }> {
  const { db, collection } = await firestore()
  return { source: collection(db, 'users', uid, 'blocks'), size: 200 }
}

/**
 * The members blocked by me, at most 200. Costs one read for each, at least one.
 * @throws GreenlightError `kit/blocks-load-failed`
 */
export function listBlocks(): Promise<readonly Block[]> {
  return attempt(failure('kit/blocks-load-failed'), async () => {
    const { source, size } = await myBlocksQuery(currentUser(failure('kit/blocks-load-failed')).uid)
    return (await readPage(source, size, null, parseBlock)).items
  })
}

/**
 * Blocks `otherUid`: from now on neither can write to the other, or add to the other's shares. Costs one
 * write.
 * @throws GreenlightError `kit/block-failed`
 */
export function block(otherUid: string): Promise<void> {
  return attempt(failure('kit/block-failed'), async () => {
    const { uid } = currentUser(failure('kit/block-failed'))
    const { db, doc, serverTimestamp, setDoc } = await firestore()
    await setDoc(doc(db, 'users', uid, 'blocks', otherUid), { createdAt: serverTimestamp() })
  })
}
