import { forgetLoaded, type LoadKey } from '@greenlight/runtime'
import { isSameRequest, type GalleryRequest } from './galleryRequest.ts'

/** Each list holds several megabytes of previews, and few members go back further than this. */
const KEPT_LISTS = 3

/** One loading of what a request finds; its pages are cached under `key`. */
type GalleryList = { readonly key: LoadKey; readonly request: GalleryRequest }

const listOfEntry = new Map<string, GalleryList>()

/** The list that an entry of the browser's history showed, or a new one if its request was another. */
export function findList(historyKey: string, request: GalleryRequest): GalleryList {
  const shown = listOfEntry.get(historyKey)
  if (shown && isSameRequest(shown.request, request)) return shown
  return { key: ['gallery', crypto.randomUUID()], request }
}

/** Remembers what an entry shows, so that Back shows it without a read. Forgets all but three lists. */
export function rememberList(historyKey: string, list: GalleryList): void {
  listOfEntry.delete(historyKey)
  listOfEntry.set(historyKey, list)
  const latestFirst = [...new Set([...listOfEntry.values()].reverse())]
  const dropped = latestFirst.slice(KEPT_LISTS)
  for (const { key } of dropped) forgetLoaded(key)
  for (const [entry, each] of listOfEntry) if (dropped.includes(each)) listOfEntry.delete(entry)
}
