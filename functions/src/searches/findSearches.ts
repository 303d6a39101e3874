import { parseReport, type Report } from '@greenlight/domain/report'
import { parseSavedSearch } from '@greenlight/domain/savedSearch'
import { fitsSearch } from '@greenlight/domain/searchFit'
import { searchKeys } from '@greenlight/domain/searchKeys'
import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { addItem } from '../alerts/addItem.ts'
import type { Services } from '../services.ts'

/** Firestore compares an array with so many values. */
const MOST_VALUES = 30
const MOST_REPORTS = 50
/** The rest is found by the next sweep. */
export const MOST_MATCHES = 500

/**
 * Tells the owners of saved searches of reports that are public for long enough, at most 500 in all. Costs a read for each
 * report, four at most for its queries, and one for each search with a key of it.
 */
export async function findSearches(services: Services): Promise<void> {
  const { db, now } = services
  const { docs } = await db
    .collection('alertReports')
    .where('due', '<=', Timestamp.fromDate(now()))
    .orderBy('due')
    .limit(MOST_REPORTS)
    .get()
  let left = MOST_MATCHES
  for (const document of docs) {
    if (left <= 0) return
    left -= await findSearchesOf(services, document, left)
  }
}

/** @returns how many searches were read */
async function findSearchesOf(
  services: Services,
  waiting: QueryDocumentSnapshot,
  most: number,
): Promise<number> {
  const { db } = services
  const fields = (await db.doc(`reports/${waiting.id}`).get()).data()
  const report = fields && parseReport(waiting.id, fields)
  // Without the report, or hidden: if it becomes public again, it is noted again.
  if (report?.status !== 'public') {
    await waiting.ref.delete()
    return 0
  }
  const after: unknown = waiting.get('after')
  const [first, from] = typeof after === 'string' ? split(after) : [0, null]
  const chunks = chunksOf(searchKeys(report.name, ''))
  let read = 0
  for (let chunk = first; chunk < chunks.length; chunk += 1) {
    const found = await listSearches(
      db,
      chunks[chunk] ?? [],
      chunk === first ? from : null,
      most - read,
    )
    for (const document of found) await tell(services, report, document)
    read += found.length
    const last = found.at(-1)
    if (last && read >= most) {
      await waiting.ref.update({ after: `${chunk} ${last.ref.path}` })
      return read
    }
  }
  await waiting.ref.set({ due: null, done: true })
  return read
}

const split = (after: string): readonly [number, string] => {
  const [chunk = '', path = ''] = after.split(' ')
  return [Number(chunk), path]
}

const chunksOf = (keys: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / MOST_VALUES) }, (_, index) =>
    keys.slice(index * MOST_VALUES, (index + 1) * MOST_VALUES),
  )

async function listSearches(
  db: Firestore,
  keys: readonly string[],
  from: string | null,
  most: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const query = db
    .collectionGroup('searches')
    .where('match', 'array-contains-any', keys)
    .orderBy(FieldPath.documentId())
    .limit(most)
  return (await (from ? query.startAfter(from) : query).get()).docs
}

/** Several searches of one member that find the same report are one item. */
async function tell(
  services: Services,
  report: Report,
  document: QueryDocumentSnapshot,
): Promise<void> {
  const uid = document.ref.parent.parent?.id
  const search = parseSavedSearch(document.id, document.data())
  if (!uid || uid === report.ownerUid || !fitsSearch(report, search)) return
  const path = `reports/${report.id}`
  await addItem(services, { id: path, uid, kind: 'searches', path })
}
