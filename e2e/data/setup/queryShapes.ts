import type { QueryShape } from '../../../tools/google/queryShapes.mjs'

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
