import type { Query } from 'firebase/firestore/lite'
import { readPage, type Cursor } from './readPage.ts'
import type { Fields } from './fields.ts'

/** A whole list, in pages of `size`, which the rules limit. Costs a read a document, at least one. */
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
