/** @typedef {Record<string, unknown>} Fields in the words of Firestore's REST API */
/**
 * @typedef {object} Write
 * @property {{ name: string, fields?: Fields }} [update]
 * @property {string} [delete]
 * @property {{ fieldPaths?: string[] }} [updateMask]
 * @property {{ fieldPath: string, [transform: string]: unknown }[]} [updateTransforms]
 * @property {{ exists?: boolean, updateTime?: string }} [currentDocument]
 */
/**
 * @typedef {object} StructuredQuery
 * @property {{ collectionId: string, allDescendants?: boolean }[]} from
 * @property {Filter} [where]
 * @property {{ field: { fieldPath: string }, direction?: string }[]} [orderBy]
 * @property {number} [limit]
 * @property {unknown} [startAt]
 */
/** @typedef {{ compositeFilter?: { op?: string, filters: Filter[] }, fieldFilter?: { field: { fieldPath: string }, op: string, value?: unknown }, unaryFilter?: { field: { fieldPath: string }, op: string } }} Filter */
/**
 * What is asked of the database: a batch of writes, or a list of documents below `below` ('' at the root), or how many
 * they are. Names of documents are paths.
 * @typedef {{ writes: Write[] } | { below: string, list: StructuredQuery } | { below: string, count: StructuredQuery }} Ask
 */
/**
 * A request of the data layer that the rules allowed, with the documents that it needs.
 * @typedef {object} Operation
 * @property {string} line what it does, without values (`lineOf`)
 * @property {string} at when it was recorded, ISO 8601. The times in it are as old when it is replayed
 * @property {{ uid: string, email: string, verified: boolean }} by
 * @property {Record<string, Fields>} given by path
 * @property {Ask} ask
 */

/** Fields whose value decides what a write does. */
const TELLING = ['action', 'kind', 'state', 'status']

/**
 * What a request does, in a line: each path without its ids, the fields, filters, order and limit. Writes of the same
 * kind are one, however many they are.
 * @param {Ask} ask
 * @param {boolean} byAdmin
 */
export function lineOf(ask, byAdmin) {
  const what =
    'writes' in ask
      ? [...new Set(ask.writes.map(writeLine))].sort().join('; ')
      : listLine(ask.below, ask)
  return byAdmin ? `admin: ${what}` : what
}

/** @param {Write} write */
function writeLine({ update, delete: deleted, updateMask, updateTransforms = [] }) {
  if (!update) return `delete ${shapeOf(deleted ?? '')}`
  const fields = update.fields ?? {}
  const named = [
    ...(updateMask?.fieldPaths ?? Object.keys(fields)),
    ...updateTransforms.map(({ fieldPath }) => fieldPath),
  ].map((path) => path.split('.')[0] ?? path)
  const told = [...new Set(named)].sort().map((name) => {
    const value = TELLING.includes(name) ? textOf(fields[name]) : undefined
    return value === undefined ? name : `${name}=${value}`
  })
  return `${updateMask ? 'change' : 'set'} ${shapeOf(update.name)} [${told.join(', ')}]`
}

/** @param {unknown} value */
function textOf(value) {
  /** @type {unknown} */
  const text = typeof value === 'object' && value ? Reflect.get(value, 'stringValue') : undefined
  return typeof text === 'string' ? text : undefined
}

/** @param {string} below @param {{ list: StructuredQuery } | { count: StructuredQuery }} ask */
function listLine(below, ask) {
  const { from, where, orderBy = [], limit, startAt } = 'list' in ask ? ask.list : ask.count
  const [{ collectionId = '', allDescendants = false } = {}] = from
  const path = below ? `${shapeOf(below)}/${collectionId}` : collectionId
  const filters = filtersOf(where)
  const orders = orderBy.map(
    ({ field, direction = 'ASCENDING' }) =>
      `${field.fieldPath} ${direction.replace('ENDING', '').toLowerCase()}`,
  )
  return [
    'list' in ask ? 'list' : 'count',
    allDescendants ? `every ${collectionId}` : path,
    filters.length > 0 && `where ${filters.join(', ')}`,
    orders.length > 0 && `order by ${orders.join(', ')}`,
    limit !== undefined && `limit ${limit}`,
    startAt !== undefined && 'from a cursor',
  ]
    .filter(Boolean)
    .join(' ')
}

/** @param {Filter | undefined} filter @returns {string[]} */
function filtersOf(filter) {
  if (!filter) return []
  const { compositeFilter, fieldFilter, unaryFilter } = filter
  if (compositeFilter) return compositeFilter.filters.flatMap(filtersOf)
  const one = fieldFilter ?? unaryFilter
  return one ? [`${one.field.fieldPath} ${one.op}`] : []
}

/** A path without the ids of documents. @param {string} path */
const shapeOf = (path) =>
  path
    .split('/')
    .map((part, at) => (at % 2 === 1 ? '*' : part))
    .join('/')
