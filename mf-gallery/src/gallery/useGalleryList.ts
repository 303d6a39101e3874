import type { Place } from '@greenlight/domain/coords'
import { flagTargetPath } from '@greenlight/domain/flag'
import { storageKeys } from '@greenlight/domain/storageKeys'
import type { Report } from '@greenlight/domain/report'
import { startFlaggedPaths, useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import {
  forgetLoaded,
  localStore,
  useLocation,
  type LoadKey,
  type Location,
} from '@greenlight/runtime'
import { useEffect, useMemo, useState } from 'react'
import { listGalleryPage, startGalleryPage, type ReadNext } from './galleryPages.ts'
import { isSameRequest, type GalleryRequest } from './galleryRequest.ts'
import { useVisit } from './visitMemory.ts'
import { useFilteredPages } from './useFilteredPages.ts'

export type LoadedGallery = ReturnType<typeof useGalleryList>

/**
 * The reports that a request finds, without those that the member flagged; undefined until the first page
 * and the flags are known. Back and Forward show the list of their history entry again.
 */
export function useGalleryList(request: GalleryRequest, passes: (report: Report) => boolean) {
  const { key: historyKey } = useLocation()
  const [list, setList] = useState(() => findList(historyKey, request))
  if (!isSameRequest(list.request, request)) setList(findList(historyKey, request))
  useEffect(() => rememberList(historyKey, list), [historyKey, list])

  const { cards, remember } = useVisit(historyKey)
  const { items, ...pages } = useFilteredPages({
    key: list.key,
    fetchPage: (cursor: ReadNext | null) => listGalleryPage({ ...list.request, cursor }),
    passes,
    code: 'gallery-load-failed',
    thorough: list.request.names !== null,
    atLeast: cards,
  })
  useEffect(() => remember(items?.length ?? 0), [remember, items])
  const [flagged] = useFlaggedPaths()
  const reports = useMemo(
    () => items && flagged && withoutFlagged(items, flagged),
    [items, flagged],
  )
  return { ...pages, reports, request: list.request }
}

function withoutFlagged(reports: readonly Report[], flagged: readonly string[]) {
  const hidden = new Set(flagged)
  return reports.filter(({ id }) => !hidden.has(flagTargetPath({ kind: 'report', reportId: id })))
}

/** Long enough to choose among the suggestions. */
const TYPING_MS = 1500

/**
 * The place to send to the database. A picked or cleared place counts at once, a typed one after a pause
 * in typing. Without this, typing the next town would load reports from everywhere in between.
 */
export function useSettledPlace(place: Place): Place {
  const [settled, setSettled] = useState(place)
  const isTyped = place.coords === null && place.text.trim() !== ''
  if (!isTyped && settled !== place) setSettled(place)

  useEffect(() => {
    if (!isTyped) return
    const timer = setTimeout(() => setSettled(place), TYPING_MS)
    return () => clearTimeout(timer)
  }, [place, isTyped])

  return settled
}

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

/**
 * Begins to read the first cards. The request depends on the member's document (place, whom to see), which is
 * not read yet, so this repeats the request of the last visit. A wrong guess costs up to 6 reads. Does nothing
 * for an address with filters.
 * @public called by the remote's `prepare`
 */
export function startGallery({ location }: { location: Location }): void {
  startFlaggedPaths()
  const noted = location.search === '' ? localStore.get(storageKeys.galleryRequest) : null
  if (noted) startGalleryPage(JSON.parse(noted) as GalleryRequest)
}

/** Notes the request of an address without filters, for the next start. */
export function useNotedRequest(search: string, request: GalleryRequest): void {
  const text = JSON.stringify(request)
  useEffect(() => {
    if (search === '') localStore.set(storageKeys.galleryRequest, text)
  }, [search, text])
}
