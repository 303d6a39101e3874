import type { QueryShape } from './queryShapes.ts'

/** A composite index in one line, such as `reports: status ASCENDING, createdAt DESCENDING`. */
export type IndexLine = string

/**
 * The composite index without which production refuses the query, or null where the automatic
 * single-field indexes do: for equalities alone, which it merges, and for one field alone.
 */
export function neededIndex(shape: QueryShape): IndexLine | null {
  const { collection, equal = [], arrayContains, range, order } = shape
  const last = order?.field ?? range?.field
  if (!last || (equal.length === 0 && !arrayContains)) return null
  const fields = [
    ...equal.map((field) => `${field} ASCENDING`),
    ...(arrayContains ? [`${arrayContains} CONTAINS`] : []),
    `${last} ${order?.direction === 'desc' ? 'DESCENDING' : 'ASCENDING'}`,
  ]
  return indexLine(collection, fields)
}

export function indexLine(collection: string, fields: readonly string[]): IndexLine {
  return `${collection}: ${fields.join(', ')}`
}
