import { Timestamp } from 'firebase/firestore'
import { operators } from '../../../tools/doctor/queryOf.mjs'
import type { QueryShape } from '../../../tools/google/queryShapes.mjs'
import type { StructuredQuery } from '../../../tools/operations/operation.mjs'

type Part = Partial<QueryShape> & {
  /** Of the collection. */
  readonly path?: string
  /** Of the filters, in their order. */
  readonly values?: readonly unknown[]
  readonly limit?: number
}

const parts = new WeakMap<object, Part>()
const shapes = new Map<string, QueryShape>()

/** The shapes of all queries so far, each once. */
export function recordedQueries(): readonly QueryShape[] {
  return [...shapes.values()]
}

type AnyFunction = (...args: never[]) => object

const note = <F extends AnyFunction>(make: F, describe: (args: unknown[]) => Part): F => {
  const noting = (...args: never[]) => {
    const made = make(...args)
    parts.set(made, describe(args))
    return made
  }
  return noting as F
}

/** A function that limits a query, as `recordQueries` has it. */
export const recordLimit = <F extends AnyFunction>(limit: F): F =>
  note(limit, ([count]) => ({ limit: Number(count) }))

type QueryFunction = 'collection' | 'collectionGroup' | 'where' | 'orderBy' | 'limit' | 'query'

/** The query functions of an SDK, which record the queries that they build. */
export function recordQueries<Sdk extends Record<QueryFunction, AnyFunction>>(
  sdk: Sdk,
): Pick<Sdk, QueryFunction> {
  return {
    collection: note(sdk.collection, ([, ...path]) => ({
      collection: String(path.at(-1)),
      group: false,
      path: path.join('/'),
    })),
    collectionGroup: note(sdk.collectionGroup, ([, id]) => ({
      collection: String(id),
      group: true,
      path: String(id),
    })),
    where: note(sdk.where, ([field, op, value]) => ({
      filters: [{ field: String(field), op: String(op) }],
      values: [value],
    })),
    limit: recordLimit(sdk.limit),
    orderBy: note(sdk.orderBy, ([field, direction]) => ({
      orders: [{ field: String(field), direction: direction === 'desc' ? 'desc' : 'asc' }],
    })),
    query: note(sdk.query, (args) => join(args)),
  }
}

function join(args: readonly unknown[]): Part {
  const found = args.map((arg) => (typeof arg === 'object' && arg ? (parts.get(arg) ?? {}) : {}))
  const shape = {
    collection: found[0]?.collection ?? '',
    group: found[0]?.group ?? false,
    filters: found.flatMap(({ filters = [] }) => filters),
    orders: found.flatMap(({ orders = [] }) => orders),
  }
  shapes.set(JSON.stringify(shape), shape)
  const limit = found.findLast((part) => part.limit !== undefined)?.limit
  return {
    ...shape,
    path: found[0]?.path ?? '',
    values: found.flatMap(({ values = [] }) => values),
    ...(limit !== undefined && { limit }),
  }
}

/** A query or collection that was built here, in the words of the REST API; null for a document. */
export function askOfQuery(query: object): { below: string; list: StructuredQuery } | null {
  const {
    path = '',
    group = false,
    filters = [],
    orders = [],
    values = [],
    limit,
  } = parts.get(query) ?? {}
  if (!path) return null
  const [collectionId = '', ...above] = path.split('/').toReversed()
  return {
    below: above.toReversed().join('/'),
    list: {
      from: [{ collectionId, ...(group && { allDescendants: true }) }],
      ...(filters.length > 0 && {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: filters.map(({ field, op }, at) => ({
              fieldFilter: {
                field: { fieldPath: field },
                op: operators[op] ?? op,
                value: asValue(values[at]),
              },
            })),
          },
        },
      }),
      orderBy: orders.map(({ field, direction }) => ({
        field: { fieldPath: field },
        direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
      })),
      ...(limit !== undefined && { limit }),
    },
  }
}

function asValue(value: unknown): object {
  if (value === null) return { nullValue: null }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(asValue) } }
  switch (typeof value) {
    case 'string':
      return { stringValue: value }
    case 'boolean':
      return { booleanValue: value }
    case 'number':
      return { integerValue: String(value) }
    default:
      return { timestampValue: timeOf(value).toISOString() }
  }
}

function timeOf(value: unknown): Date {
  if (value instanceof Date) return value
  if (value instanceof Timestamp) return value.toDate()
  throw new Error('No value of a query is of this type.')
}
