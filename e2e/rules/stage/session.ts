import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  writeBatch,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import type { Actor } from './actors.ts'
import type { Fields } from './documents.ts'

/** One write of a batch. `put` makes or replaces a document, `patch` changes named fields. */
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

/** The database as one actor sees it. */
export class Session {
  /** Paths that this session asked to write. */
  readonly touched = new Set<string>()

  constructor(
    readonly me: Actor,
    private readonly db: Firestore,
  ) {}

  get(path: string) {
    return getDoc(doc(this.db, path))
  }

  list(path: string, ...constraints: QueryConstraint[]) {
    return getDocs(query(collection(this.db, path), ...constraints))
  }

  /** A query that `query(collection, ...)` cannot say, such as an OR. */
  ask(path: string, build: (from: Query) => Query) {
    return getDocs(build(collection(this.db, path)))
  }

  group(id: string, ...constraints: QueryConstraint[]) {
    return getDocs(query(collectionGroup(this.db, id), ...constraints))
  }

  count(path: string, ...constraints: QueryConstraint[]) {
    return getCount(query(collection(this.db, path), ...constraints))
  }

  /** All writes in one batch. */
  write(...writes: Write[]) {
    const batch = writeBatch(this.db)
    for (const write of writes) {
      this.touched.add(write.path)
      const target = doc(this.db, write.path)
      if (write.kind === 'put') batch.set(target, write.fields)
      else if (write.kind === 'patch') batch.update(target, write.fields)
      else batch.delete(target)
    }
    return batch.commit()
  }
}
