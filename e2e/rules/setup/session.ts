import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  type Query,
  query,
  type QueryConstraint,
  writeBatch,
} from 'firebase/firestore/lite'
import type { Actor } from './actors.ts'
import type { Fields } from './documents.ts'

/** One write of a batch. `put` creates or replaces a document, `patch` changes named fields. */
export type Write = { readonly path: string } & (
  { readonly kind: 'put' | 'patch'; readonly fields: Fields } | { readonly kind: 'remove' }
)

export function put(path: string, fields: Fields): Write {
  return { kind: 'put', path, fields }
}

export function patch(path: string, fields: Fields): Write {
  return { kind: 'patch', path, fields }
}

export function remove(path: string): Write {
  return { kind: 'remove', path }
}

/** A query in the words of Firestore’s REST interface, below a document or, without one, the root. */
export type RawQuery = {
  readonly below?: string
  readonly from: string
  /** In all collections of that name. */
  readonly everywhere?: boolean
  /** `field op value`, such as `status EQUAL public`. A value such as `2025-10-09T08:53:20.000Z` is a time. */
  readonly where?: string
  readonly limit?: number
  readonly offset?: number
}

/** Sends requests of one actor. */
export class Session {
  /** Paths of all writes of this session. */
  readonly writtenPaths = new Set<string>()

  constructor(
    readonly me: Actor,
    private readonly db: Firestore,
    private readonly sendRaw: (query: RawQuery) => Promise<unknown>,
  ) {}

  get(path: string) {
    return getDoc(doc(this.db, path))
  }

  list(path: string, ...constraints: QueryConstraint[]) {
    return getDocs(query(collection(this.db, path), ...constraints))
  }

  /** A query that constraints of `list` cannot express, such as an OR. */
  ask(path: string, build: (from: Query) => Query) {
    return getDocs(build(collection(this.db, path)))
  }

  group(id: string, ...constraints: QueryConstraint[]) {
    return getDocs(query(collectionGroup(this.db, id), ...constraints))
  }

  /** A query that the SDK cannot build, such as one with an offset. */
  raw(query: RawQuery) {
    return this.sendRaw(query)
  }

  count(path: string, ...constraints: QueryConstraint[]) {
    return getCount(query(collection(this.db, path), ...constraints))
  }

  /** All writes in one batch. */
  write(...writes: Write[]) {
    const batch = writeBatch(this.db)
    for (const write of writes) {
      this.writtenPaths.add(write.path)
      const target = doc(this.db, write.path)
      if (write.kind === 'put') batch.set(target, write.fields)
      else if (write.kind === 'patch') batch.update(target, write.fields)
      else batch.delete(target)
    }
    return batch.commit()
  }
}
