import { AsyncLocalStorage } from 'node:async_hooks'
import type * as lite from 'firebase/firestore/lite'

const barrier = new AsyncLocalStorage<() => Promise<void>>()

/**
 * Runs operations so that their first writes begin at the same moment: each has read by then what it bases its write
 * on. One that writes neither in a batch nor in a transaction ends before the others write.
 */
export async function together<T>(...operations: (() => Promise<T>)[]): Promise<readonly T[]> {
  const missing = new Set(operations)
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return Promise.all(
    operations.map((run) => {
      const arrive = () => {
        missing.delete(run)
        if (missing.size === 0) open()
        return opened
      }
      return barrier.run(arrive, run).finally(arrive)
    }),
  )
}

/** Whether the caller runs in `together`. */
export const isTogether = () => barrier.getStore() !== undefined

/** Waits until all operations of `together` are about to write. */
async function untilTogether(): Promise<void> {
  await barrier.getStore()?.()
}

type Writes = Pick<typeof lite, 'runTransaction' | 'writeBatch'>

/** The same functions, which wait before the first write of an operation that runs in `together`. */
export function writesTogether({ runTransaction, writeBatch }: Writes): Writes {
  return {
    runTransaction: (db, update, options) =>
      runTransaction(
        db,
        async (transaction) => {
          const result = await update(transaction)
          await untilTogether()
          return result
        },
        options,
      ),
    writeBatch: (db) => {
      const batch = writeBatch(db)
      const commit = batch.commit.bind(batch)
      batch.commit = async () => {
        await untilTogether()
        return commit()
      }
      return batch
    },
  }
}
