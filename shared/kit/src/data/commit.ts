import { firestore } from '@greenlight/runtime'
import type { Transaction, WriteBatch } from 'firebase/firestore/lite'
import { isDenied } from './attempt.ts'

const TRIES = 5

/**
 * Writes a batch. `build` adds the writes. If others write to the same documents at the same time, or
 * Firestore is unavailable for a moment, the batch is built again (a batch can be sent only once), up to 5
 * tries. After a lost answer, a repeated batch may be refused because it is stored already.
 */
export async function commit(build: (batch: WriteBatch) => void | Promise<void>): Promise<void> {
  const { db, writeBatch } = await firestore()
  for (let tries = 1; ; tries += 1) {
    const batch = writeBatch(db)
    await build(batch)
    try {
      return await batch.commit()
    } catch (cause) {
      if (!isContended(cause) || tries === TRIES) throw cause
      await waitAfterTry(tries)
    }
  }
}

/**
 * Runs a transaction whose writes depend on what it reads. If somebody changes a document it has read,
 * the rules (which see the new state) often refuse the write before Firestore detects the conflict. So a
 * refused transaction runs again, on the new state, up to 5 times.
 */
export async function transact(update: (transaction: Transaction) => Promise<void>): Promise<void> {
  const { db, runTransaction } = await firestore()
  for (let tries = 1; ; tries += 1) {
    try {
      return await runTransaction(db, update)
    } catch (cause) {
      // `runTransaction` has tried an aborted one again, and one that found Firestore unavailable.
      if (!isDenied(cause) || tries === TRIES) throw cause
      await waitAfterTry(tries)
    }
  }
}

/** Whether the same write can succeed in a moment: others wrote at the same time, or Firestore was unavailable. */
export function isContended(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    (cause.code === 'aborted' || cause.code === 'unavailable')
  )
}

/** Waits longer after each try, with a random part, so that two writers do not collide again. */
export async function waitAfterTry(tries: number): Promise<void> {
  const longest = 75 * 2 ** Math.min(tries, 5)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
