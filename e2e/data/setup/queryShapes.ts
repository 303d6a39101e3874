/** The parts of a query that decide which index it needs. */
export type QueryShape = {
  readonly collection: string
  readonly group: boolean
  /** In the order in which the query names them: `field op` and `field direction`. */
  readonly filters: readonly { readonly field: string; readonly op: string }[]
  readonly orders: readonly { readonly field: string; readonly direction: string }[]
}

type Part = Partial<QueryShape>

const parts = new WeakMap<object, Part>()
const shapes = new Map<string, QueryShape>()

/** The shapes of all queries so far, each once. */
export function recordedQueries(): readonly QueryShape[] {
  return [...shapes.values()]
}

type AnyFunction = (...args: never[]) => object

/** The query functions of an SDK, which record the queries that they build. */
export function recordQueries<
  Sdk extends Record<'collection' | 'collectionGroup' | 'where' | 'orderBy' | 'query', AnyFunction>,
>(sdk: Sdk): Pick<Sdk, 'collection' | 'collectionGroup' | 'where' | 'orderBy' | 'query'> {
  const note = <F extends AnyFunction>(make: F, describe: (args: unknown[]) => Part): F => {
    const noting = (...args: never[]) => {
      const made = make(...args)
      parts.set(made, describe(args))
      return made
    }
    return noting as F
  }
  return {
    collection: note(sdk.collection, (path) => ({ collection: String(path.at(-1)), group: false })),
    collectionGroup: note(sdk.collectionGroup, ([, id]) => ({
      collection: String(id),
      group: true,
    })),
    where: note(sdk.where, ([field, op]) => ({
      filters: [{ field: String(field), op: String(op) }],
    })),
    orderBy: note(sdk.orderBy, ([field, direction]) => ({
      orders: [{ field: String(field), direction: direction === 'desc' ? 'desc' : 'asc' }],
    })),
    query: note(sdk.query, (args) => join(args)),
  }
}

function join(args: readonly unknown[]): QueryShape {
  const found = args.map((arg) => (typeof arg === 'object' && arg ? (parts.get(arg) ?? {}) : {}))
  const shape = {
    collection: found[0]?.collection ?? '',
    group: found[0]?.group ?? false,
    filters: found.flatMap(({ filters = [] }) => filters),
    orders: found.flatMap(({ orders = [] }) => orders),
  }
  shapes.set(JSON.stringify(shape), shape)
  return shape
}

/** A composite index: its fields in order, each with its direction. */
export type Index = string

/**
 * The composite indexes that a query needs by Firestore's rules. Firestore merges indexes that end in the same
 * order, so each equality and each array membership needs one with the order and the ranges behind it. None
 * if the automatic single-field indexes are enough.
 */
export function compositeIndexesFor({
  collection,
  group,
  filters,
  orders,
}: QueryShape): readonly Index[] {
  const having = (...ops: readonly string[]) =>
    filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field)
  const ranges = [...new Set(filters.filter(({ op }) => /[<>]/.test(op)).map(({ field }) => field))]
  const direction = orders.at(-1)?.direction ?? 'asc'
  const sorted = [
    ...orders,
    ...ranges
      .filter((field) => !orders.some((order) => order.field === field))
      .map((field) => ({ field, direction })),
  ]
  const ending = sorted.map(({ field, direction }) => `${field} ${direction.toUpperCase()}ENDING`)
  const selected = [
    ...having('==', 'in').map((field) => `${field} ASCENDING`),
    ...having('array-contains', 'array-contains-any').map((field) => `${field} CONTAINS`),
  ]
  if (sorted.length === 0) return []
  const scope = `${collection} ${group ? 'COLLECTION_GROUP' : 'COLLECTION'}`
  if (selected.length === 0) return sorted.length === 1 ? [] : [[scope, ...ending].join(', ')]
  return selected.map((field) => [scope, field, ...ending].join(', '))
}
