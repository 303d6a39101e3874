/**
 * Loads data once, in pages, or live. Requires `loadsData: true` in the remote's `defineRemote`, which
 * downloads the library (`loadingLibrary.ts`) before a page is shown.
 */
import { useEffect, useEffectEvent } from 'react'
import { importWithRetry } from '../importWithRetry.ts'
import { loadOnce } from '../loadOnce.ts'
import type * as Library from './loadingLibrary.ts'
import type { LoadKey } from './loadingTypes.ts'

const importLibrary = importWithRetry(() => import('./loadingLibrary.ts'))
let library: typeof Library | undefined

/** Downloads the library; a failed download can be retried. The hooks below throw before that. */
export const prepareLoading = loadOnce(async (): Promise<void> => {
  library = await importLibrary()
})

function prepared(): typeof Library {
  if (library) return library
  throw new Error('Set loadsData: true in defineRemote before a page loads data.')
}

/** Loads once for each `key`; null loads nothing. Errors without a code of their own get `code`. */
export const useLoad: typeof Library.useLoad = (...args) => prepared().useLoad(...args)

/** Listens while the component is mounted. `retry` starts the listener again. */
export const useLive: typeof Library.useLive = (...args) => prepared().useLive(...args)

/** Loads a list page by page. */
export const usePages: typeof Library.usePages = (...args) => prepared().usePages(...args)

/** Stores data under a key, so that the page that loads it shows something at once. */
export const setLoaded: typeof Library.setLoaded = (...args) => prepared().setLoaded(...args)

/**
 * Changes what `useLoad` has loaded under `key`, after a write. Does nothing if nothing is loaded. The answer
 * of a running request is changed, too. It may have been read before or after the write, so `change` must
 * give the same result for data that already has the change.
 *
 *     await renameSearch(slot, title)
 *     changeLoaded<readonly SavedSearch[]>(KEY, (searches) =>
 *       searches.map((each) => (each.slot === slot ? { ...each, title } : each)))
 */
export const changeLoaded: typeof Library.changeLoaded = (...args) => library?.changeLoaded(...args)

/**
 * As `changeLoaded`, for a list of `usePages`. `change` gets the items of one page after the other, without a request.
 * An item that is added is on the page that it was added to: pages that are loaded later come after it.
 *
 *     changePages<Experience>(key, (items) => items.filter(({ id }) => id !== deleted))
 *     changePages<Experience>(key, (items, { isFirst }) => {
 *       const others = items.filter(({ id }) => id !== added.id)
 *       return isFirst ? [added, ...others] : others
 *     })
 */
export const changePages: typeof Library.changePages = (...args) => library?.changePages(...args)

/** Removes loaded data, pages and the last data of listeners, under `key` and all keys that begin with it. */
export const forgetLoaded: typeof Library.forgetLoaded = (...args) => library?.forgetLoaded(...args)

/** Removes loaded data when the component unmounts, so that the next visit loads it again. */
export function useForgetOnUnmount(key: LoadKey | null): void {
  const forget = useEffectEvent(() => {
    if (key) forgetLoaded(key)
  })
  useEffect(() => () => forget(), [])
}
