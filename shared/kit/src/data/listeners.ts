import type { Fields } from '@greenlight/domain/fields'
import {
  type Failure,
  type FirestoreLive,
  type GreenlightError,
  liveFirestore,
} from '@greenlight/runtime'
import type { Query } from 'firebase/firestore'
import { toDataError } from './attempt.ts'

export type Unsubscribe = () => void

export type OnError = (error: GreenlightError) => void

/**
 * Loads the full SDK, then starts a listener. The returned function stops it, also before it has started;
 * after that no callback is called. An error ends the listener and calls `onError` once.
 */
export function listen(
  code: Failure,
  onError: OnError,
  start: (sdk: FirestoreLive, fail: (cause: unknown) => void) => Unsubscribe,
): Unsubscribe {
  let stop: Unsubscribe | null = null
  let stopped = false
  const fail = (cause: unknown) => {
    if (stopped) return
    stopped = true
    onError(toDataError(cause, code))
  }
  liveFirestore()
    .then((sdk) => {
      if (!stopped) stop = start(sdk, fail)
    })
    .catch(fail)
  return () => {
    stopped = true
    stop?.()
  }
}

type QueryWatch<T> = {
  readonly code: Failure
  readonly source: (sdk: FirestoreLive) => Query
  /** Returns null to leave a document out. */
  readonly parse: (id: string, fields: Fields) => T | null
}

/**
 * Listens to a query. `onData` gets the whole list in the query's order at each change. The first call waits
 * for the server, because the SDK's cache may hold only a part. Unchanged items stay the same objects, so
 * that React renders only the changed rows.
 */
export function watchQuery<T>(
  { code, source, parse }: QueryWatch<T>,
  onData: (items: readonly T[]) => void,
  onError: OnError,
): Unsubscribe {
  const parsed = new Map<string, T | null>()
  let answered = false
  return listen(code, onError, (sdk, fail) =>
    sdk.onSnapshot(
      source(sdk),
      // Without this, a server answer that equals the SDK's cache is never reported.
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

type DocumentWatch<T> = {
  readonly code: Failure
  readonly path: readonly [string, ...string[]]
  readonly parse: (id: string, fields: Fields) => T | null
}

/** Listens to one document; `onData` gets null while it does not exist. */
export function watchDocument<T>(
  { code, path, parse }: DocumentWatch<T>,
  onData: (item: T | null) => void,
  onError: OnError,
): Unsubscribe {
  return listen(code, onError, ({ db, doc, onSnapshot }, fail) =>
    onSnapshot(
      doc(db, ...path),
      // Without this, a missing document is never reported once the server confirms it.
      { includeMetadataChanges: true },
      (snapshot) => {
        const fields = snapshot.data()
        if (fields) onData(parse(snapshot.id, fields))
        else if (!snapshot.metadata.fromCache) onData(null)
      },
      fail,
    ),
  )
}
