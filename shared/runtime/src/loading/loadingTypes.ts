import type { GreenlightError } from '../errors.ts'

/** The key of loaded data, as `['report', id]`. Equal keys share data, also between remotes. */
export type LoadKey = readonly unknown[]

/** Any data but `undefined`, which means that nothing is loaded. */
export type Loadable = NonNullable<unknown> | null

export type LoadedData<T> = {
  /** Undefined until the first answer. Data of an earlier visit is shown while it is read again. */
  data: T | undefined
  /** `offline` while there is no connection, for any failure. Stays until a retry succeeds. */
  error: GreenlightError | null
  /** A request is running, also a repeated one. */
  loading: boolean
  /** Loads again. Called automatically when the connection returns after a failure. */
  retry: () => void
}

export type LiveData<T> = Omit<LoadedData<T>, 'loading'>

export type LiveOptions = {
  /**
   * Default true: data stays visible after a failure and on the next visit. False: data is removed when the
   * listener fails or ends.
   */
  keep?: boolean
}

/** Starts a listener and returns how to end it. */
export type Subscribe<T> = (
  onData: (data: T) => void,
  onError: (error: GreenlightError) => void,
) => () => void

/** One page of a list; `next` is where the following one begins, null at the end. */
export type ListPage<T, Cursor> = {
  readonly items: readonly T[]
  readonly next: Cursor | null
}

export type LoadOptions = {
  /** Default true: shows what an earlier visit has loaded, and reads it again. False: reads nothing again. */
  fresh?: boolean
}

export type PagedData<T> = {
  /** The items of all loaded pages; undefined until the first page is there. */
  items: readonly T[] | undefined
  error: GreenlightError | null
  loading: boolean
  /** Null while loading and at the end. */
  loadMore: (() => void) | null
  /** Loads the page that failed. */
  retry: () => void
  /** Reads all loaded pages again, and shows them meanwhile. */
  reload: () => void
}

/** The position among the loaded pages; both are true for a single page. */
export type PagePlace = {
  isFirst: boolean
  isLast: boolean
}
