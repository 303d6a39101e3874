import { forgetLoaded, type LoadKey } from '@greenlight/runtime'
import { type GalleryRequest, isSameRequest } from './galleryRequest.ts'

/** The number of lists to keep. Each holds several megabytes of previews, and few members go back further. */
const KEPT_LISTS = 3

/** One load of a request; its pages are cached under `key`. */
export type GalleryList = { readonly key: LoadKey; readonly request: GalleryRequest }

export type GalleryLists = ReturnType<typeof createGalleryLists>

/** The lists that entries of the browser's history show. The page owns them, so that Back finds them again. */
export function createGalleryLists() {
  const listOfEntry = new Map<string, GalleryList>()
  return {
    /** The list that an entry showed, or a new one if its request was another. */
    find(historyKey: string, request: GalleryRequest): GalleryList {
      const shown = listOfEntry.get(historyKey)
      if (shown && isSameRequest(shown.request, request)) return shown
      return { key: ['gallery', 'list', crypto.randomUUID()], request }
    },
    /** Remembers what an entry shows, so that Back shows it without a read. Forgets all but three lists. */
    remember(historyKey: string, list: GalleryList): void {
      listOfEntry.delete(historyKey)
      listOfEntry.set(historyKey, list)
      const latestFirst = [...new Set([...listOfEntry.values()].reverse())]
      const dropped = latestFirst.slice(KEPT_LISTS)
      for (const { key } of dropped) forgetLoaded(key)
      for (const [entry, each] of listOfEntry) if (dropped.includes(each)) listOfEntry.delete(entry)
    },
  }
}
