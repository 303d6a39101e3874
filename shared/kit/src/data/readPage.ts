import { firestore } from '@greenlight/runtime'
import type { Query, QueryDocumentSnapshot } from 'firebase/firestore/lite'
import type { Page } from '../domain/galleryPager.ts'
import type { Fields } from './fields.ts'

/** Where a list goes on: its last document, not a value, so that equal dates lose nobody. */
export type Cursor = QueryDocumentSnapshot

/**
 * One page of `source`, `size` documents long, after `after` (null: from the start). Costs one read
 * a document, at least one. `parse` gets id, fields and path; what it answers null for is left out.
 */
export async function readPage<T>(
  source: Query,
  size: number,
  after: Cursor | null,
  parse: (id: string, fields: Fields, path: string) => T | null,
): Promise<Page<T, Cursor>> {
  const { getDocs, limit, query, startAfter } = await firestore()
  const { docs } = await getDocs(query(source, ...(after ? [startAfter(after)] : []), limit(size)))
  return {
    items: docs
      .map((document) => parse(document.id, document.data(), document.ref.path))
      .filter((item) => item !== null),
    next: docs.length < size ? null : (docs.at(-1) ?? null),
  }
}
