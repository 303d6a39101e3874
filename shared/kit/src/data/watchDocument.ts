import type { ErrorCode } from '../domain/errors.ts'
import type { Fields } from './fields.ts'
import { listen, type OnError, type Unsubscribe } from './listen.ts'

type Watch<T> = {
  readonly code: ErrorCode
  readonly path: readonly [string, ...string[]]
  readonly parse: (id: string, fields: Fields) => T | null
}

/** Listens to one document; `onData` gets null while there is none. */
export function watchDocument<T>(
  { code, path, parse }: Watch<T>,
  onData: (item: T | null) => void,
  onError: OnError,
): Unsubscribe {
  return listen(code, onError, ({ db, doc, onSnapshot }, fail) =>
    onSnapshot(
      doc(db, ...path),
      // Else nobody would hear that the server has none either.
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
