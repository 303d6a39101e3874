import type { GreenlightError } from '../errors.ts'

/** Names what is loaded, as `['report', id]`. Equal keys share data, also between remotes. */
export type LoadKey = readonly unknown[]

/** What can be loaded: anything but `undefined`, which means that nothing is loaded. */
export type Loadable = NonNullable<unknown> | null

export type LoadedData<T> = {
  /** Undefined until the first answer. Data of a former visit is shown while it is read again. */
  data: T | undefined
  /** `offline` without a connection, whatever failed. Stays until a retry succeeds. */
  error: GreenlightError | null
  /** A request is under way, also a second one. */
  loading: boolean
  /** Loads again. Happens by itself when the connection returns after a failure. */
  retry: () => void
}

export type LiveData<T> = Omit<LoadedData<T>, 'loading'>

export type LiveOptions = {
  /** Default true: data stays visible after a failure and on the next visit. False: it is dropped when the listener fails or ends. */
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
  /** Default true: a visit shows what a former visit has loaded, and reads it again. False: it reads nothing again. */
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

/** Which of the loaded pages it is; both if there is one. */
export type PagePlace = {
  isFirst: boolean
  isLast: boolean
}
