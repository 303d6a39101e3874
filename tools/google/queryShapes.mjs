import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

/**
 * @typedef {object} QueryShape the parts of a query that decide which index it needs
 * @property {string} collection
 * @property {boolean} group all collections of that name
 * @property {readonly { readonly field: string, readonly op: string }[]} filters in the order in which the query names them
 * @property {readonly { readonly field: string, readonly direction: string }[]} orders `asc` or `desc`
 */

/** All shapes of the data layer, a line each. A data test compares them with what the code asks. */
export const queriesFile = join(root, 'firestore.queries.json')

/** @returns {QueryShape[]} all shapes of the data layer */
export function queryShapes() {
  /** @type {string[]} */
  const lines = parseJson(readFileSync(queriesFile, 'utf8'))
  return lines.map(asShape)
}

/**
 * A shape in one line: `every comments where userId ==`, `reports where tone in order by createdAt desc`.
 * @param {QueryShape} shape
 */
export function shapeLine({ collection, group, filters, orders }) {
  const where = filters.map(({ field, op }) => `${field} ${op}`).join(', ')
  const by = orders.map(({ field, direction }) => `${field} ${direction}`).join(', ')
  return [
    group ? `every ${collection}` : collection,
    where && `where ${where}`,
    by && `order by ${by}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** @param {string} line @returns {QueryShape} */
function asShape(line) {
  const [, group, collection = '', where = '', by = ''] =
    /^(every )?(\S+)(?: where (.+?))?(?: order by (.+))?$/.exec(line) ?? []
  const pairs = (/** @type {string} */ text) => text.split(', ').filter(Boolean)
  return {
    collection,
    group: Boolean(group),
    filters: pairs(where).map((pair) => {
      const [field = '', op = ''] = pair.split(' ')
      return { field, op }
    }),
    orders: pairs(by).map((pair) => {
      const [field = '', direction = ''] = pair.split(' ')
      return { field, direction }
    }),
  }
}

/**
 * The composite indexes that a query needs by Firestore's rules, each as `reports COLLECTION, tone ASCENDING, …`.
 * Firestore merges indexes that end in the same order, so each equality and each array membership needs one with the
 * order and the ranges behind it. None if the automatic single-field indexes are enough.
 * @param {QueryShape} shape
 * @returns {string[]}
 */
export function compositeIndexesFor({ collection, group, filters, orders }) {
  const having = (/** @type {string[]} */ ...ops) =>
    filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field)
  const ranges = [...new Set(filters.filter(({ op }) => /[<>]/.test(op)).map(({ field }) => field))]
  const direction = orders.at(-1)?.direction ?? 'asc'
  const sorted = [
    ...orders,
    ...ranges
      .filter((field) => !orders.some((order) => order.field === field))
      .map((field) => ({ field, direction })),
  ]
  const ending = sorted.map((order) => `${order.field} ${order.direction.toUpperCase()}ENDING`)
  const selected = [
    ...having('==', 'in').map((field) => `${field} ASCENDING`),
    ...having('array-contains', 'array-contains-any').map((field) => `${field} CONTAINS`),
  ]
  if (sorted.length === 0) return []
  const scope = `${collection} ${group ? 'COLLECTION_GROUP' : 'COLLECTION'}`
  if (selected.length === 0) return sorted.length === 1 ? [] : [[scope, ...ending].join(', ')]
  return selected.map((field) => [scope, field, ...ending].join(', '))
}
