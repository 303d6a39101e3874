import { firestore } from '@greenlight/runtime'
import type { Transaction } from 'firebase/firestore/lite'
import { isDenied } from './dataError.ts'

const TRIES = 4

/**
 * Runs a transaction whose outcome depends on what it reads. Where someone else changes that in
 * between, the rules, which see the new state, often refuse the write before Firestore notices the
 * conflict; so it is run again when refused, and then decides by the new state itself.
 */
export async function transact(update: (transaction: Transaction) => Promise<void>): Promise<void> {
  const { db, runTransaction } = await firestore()
  for (let tries = 1; ; tries += 1) {
    try {
      return await runTransaction(db, update)
    } catch (cause) {
      if (!isDenied(cause) || tries === TRIES) throw cause
    }
  }
}
