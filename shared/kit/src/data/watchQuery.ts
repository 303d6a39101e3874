import type { FirestoreLive } from '@greenlight/runtime'
import type { Query } from 'firebase/firestore'
import type { ErrorCode } from '../domain/errors.ts'
import type { Fields } from './fields.ts'
import { listen, type OnError, type Unsubscribe } from './listen.ts'

type Watch<T> = {
  readonly code: ErrorCode
  readonly source: (sdk: FirestoreLive) => Query
  /** Null leaves a document out. */
  readonly parse: (id: string, fields: Fields) => T | null
}

/**
 * Listens to a query; `onData` gets the whole list at each change, in the query's order, the first
 * time once the server has answered: what the SDK finds in its memory before is only a part. What did
 * not change stays the same object, so that a list draws only the rows anew that did.
 */
export function watchQuery<T>(
  { code, source, parse }: Watch<T>,
  onData: (items: readonly T[]) => void,
  onError: OnError,
): Unsubscribe {
  const parsed = new Map<string, T | null>()
  let answered = false
  return listen(code, onError, (sdk, fail) =>
    sdk.onSnapshot(
      source(sdk),
      // Else an answer that equals what the memory had would go unheard.
      { includeMetadataChanges: true },
      (snapshot) => {
        const changes = snapshot.docChanges()
        for (const { type, doc } of changes) {
          if (type === 'removed') parsed.delete(doc.id)
          else parsed.set(doc.id, parse(doc.id, doc.data()))
        }
        if (answered ? changes.length === 0 : snapshot.metadata.fromCache) return
        answered = true
        onData(
          snapshot.docs.map(({ id }) => parsed.get(id) ?? null).filter((item) => item !== null),
        )
      },
      fail,
    ),
  )
}
