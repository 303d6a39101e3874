import type { Fields } from '@greenlight/domain/fields'
import { firestore, type ListPage } from '@greenlight/runtime'
import type { Query, QueryDocumentSnapshot } from 'firebase/firestore/lite'

/** Where the next page begins: the last document, not its date, so that documents of equal dates are not skipped. */
export type Cursor = QueryDocumentSnapshot

/**
 * Reads one page of `source` with up to `size` documents after `after` (null: from the start). Costs one
 * read for each document, at least one. A document for which `parse` returns null is left out.
 */
export async function readPage<T>(
  source: Query,
  size: number,
  after: Cursor | null,
  parse: (id: string, fields: Fields, path: string) => T | null,
): Promise<ListPage<T, Cursor>> {
  const { getDocs, limit, query, startAfter } = await firestore()
  const { docs } = await getDocs(query(source, ...(after ? [startAfter(after)] : []), limit(size)))
  return {
    items: docs
      .map((document) => parse(document.id, document.data(), document.ref.path))
      .filter((item) => item !== null),
    next: docs.length < size ? null : (docs.at(-1) ?? null),
  }
}

/** Reads a whole list in pages of `size`, which the rules limit. Costs one read for each document, at least one. */
export async function readAll<T>(
  source: Query,
  size: number,
  parse: (id: string, fields: Fields, path: string) => T | null,
): Promise<readonly T[]> {
  const all: T[] = []
  let next: Cursor | null = null
  do {
    const page: Awaited<ReturnType<typeof readPage<T>>> = await readPage(source, size, next, parse)
    all.push(...page.items)
    next = page.next
  } while (next)
  return all
}
