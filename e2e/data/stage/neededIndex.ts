import type { QueryShape } from './queryShapes.ts'

/** An index, or what a query asks of one: fields in order, each with how it is sorted. */
export type Index = string

/**
 * The composite index that a query needs, after Firestore's rules: equalities first, then an array
 * membership, then the order. Null where the indexes that every field has by itself are enough.
 */
export function neededIndex({ collection, group, filters, orders }: QueryShape): Index | null {
  const having = (op: string) =>
    filters.filter((filter) => filter.op === op).map(({ field }) => field)
  const equal = having('==').toSorted()
  const contains = [...having('array-contains'), ...having('array-contains-any')]
  const ranges = filters.filter(({ op }) => /[<>]/.test(op)).map(({ field }) => field)
  const sorted = orders.length > 0 ? orders : ranges.map((field) => ({ field, direction: 'asc' }))
  if (sorted.length === 0 || (equal.length === 0 && contains.length === 0 && sorted.length === 1)) {
    return null
  }
  return [
    `${collection} ${group ? 'COLLECTION_GROUP' : 'COLLECTION'}`,
    ...equal.map((field) => `${field} ASCENDING`),
    ...contains.map((field) => `${field} CONTAINS`),
    ...sorted.map(({ field, direction }) => `${field} ${direction.toUpperCase()}ENDING`),
  ].join(', ')
}
