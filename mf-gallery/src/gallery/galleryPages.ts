import { parseReport, type Report } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { type Cursor, readPage } from '@greenlight/kit/data/pages'
import { firestore, type ListPage, startLoad, takeStarted } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import type { GalleryRequest } from './galleryRequest.ts'

export const GALLERY_PAGE_SIZE = 24

/** The number of cards on the first screen of a phone. */
const FIRST_STEP = 4

/** Reads the next page; it can be called again after a failure. */
export type ReadNext = () => Promise<ListPage<Report, ReadNext>>

/** `cursor` is `next` of the page before; null for the first page. */
type GalleryPage = GalleryRequest & { readonly cursor: ReadNext | null }

/**
 * A page of public reports by date; `next` is null at the end. The first page comes in two steps, of 4
 * and of 20 reports: a phone shows four, and the others are on their way meanwhile. Each later page has
 * up to 24. Costs one read for each report. Takes over what `startGalleryPage` began.
 * @throws GreenlightError `gallery/load-failed`
 */
export async function listGalleryPage({
  cursor,
  ...request
}: GalleryPage): Promise<ListPage<Report, ReadNext>> {
  if (cursor) return cursor()
  const started = takeStarted<ListPage<Report, ReadNext>>(keyOf(request))
  const { items, next } = await (started ?? readFirst(request))
  return { items, next: next && startedNow(next) }
}

/** Begins to read the first 4 reports before the page is mounted, and not the other 20: the request is a guess. */
export function startGalleryPage(request: GalleryRequest): void {
  startLoad(keyOf(request), () => readFirst(request))
}

const keyOf = (request: GalleryRequest) => ['gallery', 'firstReports', JSON.stringify(request)]

function readFirst(request: GalleryRequest): Promise<ListPage<Report, ReadNext>> {
  return attempt(failure('gallery/load-failed'), async () => {
    const source = await galleryQuery(request)
    const { items, next } = await readPage(source, FIRST_STEP, null, parseReport)
    return { items, next: next && readAfter(source, next, GALLERY_PAGE_SIZE - FIRST_STEP) }
  })
}

type Source = Parameters<typeof readPage>[0]

function readAfter(source: Source, after: Cursor, size: number): ReadNext {
  return () =>
    attempt(failure('gallery/load-failed'), async () => {
      const { items, next } = await readPage(source, size, after, parseReport)
      return { items, next: next && readAfter(source, next, GALLERY_PAGE_SIZE) }
    })
}

/** Begins to read at once; the first call gets that answer. */
function startedNow(read: ReadNext): ReadNext {
  let started: ReturnType<ReadNext> | null = read()
  started.catch(() => {}) // the first call gets the error
  return () => {
    const answer = started ?? read()
    started = null
    return answer
  }
}

/** The query for a request, by date. A new shape needs its indexes in `firestore.indexes.json`. */
export async function galleryQuery(request: GalleryRequest): Promise<Source> {
  const { sort, cells, names, tones, genders, ages } = request
  const { db, collection, orderBy, query, where } = await firestore()
  const oneOf = (field: string, list: readonly string[]) => {
    if (list.length === 0) return []
    return [list.length === 1 ? where(field, '==', list[0]) : where(field, 'in', [...list])]
  }
  return query(
    collection(db, 'reports'),
    where('status', '==', 'public'),
    ...(cells ? [where('geoCells', 'array-contains-any', [...cells])] : []),
    ...(names ? [where('searchKeys', 'array-contains-any', [...names])] : []),
    ...oneOf('tone', tones),
    ...oneOf('gender', genders),
    ...(ages ? [where('age', '>=', ages[0]), where('age', '<=', ages[1])] : []),
    orderBy('createdAt', sort),
  )
}
