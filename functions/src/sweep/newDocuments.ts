import { date } from '@greenlight/domain/stored'
import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import * as v from 'valibot'

/** A document is seen this much later, when all of its time are visible. */
const LAG_MS = 5000
const PAGE = 500
const AT_A_TIME = 20

/** Where new documents are looked for. */
type Source = {
  /** The name under which the time of the last look is kept. */
  readonly name: string
  readonly query: (db: Firestore) => Query
  /** The field with the server's time of the change. */
  readonly field: string
}

const documentOf = (db: Firestore, name: string) => db.doc(`alertState/${name}`)

/**
 * Handles each document that is new or has changed since the last look. Costs a read and a write, and a read for each
 * document. After a failure the same documents are handled again, so `handle` must recognize them.
 */
export async function forEachNew(
  db: Firestore,
  { name, query, field }: Source,
  now: Date,
  handle: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  const until = new Date(now.getTime() - LAG_MS)
  const { since } = v.parse(
    v.object({ since: date }),
    (await documentOf(db, name).get()).data() ?? {},
  )
  // The first look: what is older was there before the functions.
  if (since !== null) {
    const all = query(db)
      .where(field, '>', Timestamp.fromDate(since))
      .where(field, '<=', Timestamp.fromDate(until))
      .orderBy(field)
      .limit(PAGE)
    for (let page = all; ;) {
      const { docs } = await page.get()
      for (let index = 0; index < docs.length; index += AT_A_TIME)
        await Promise.all(docs.slice(index, index + AT_A_TIME).map(handle))
      const last = docs.at(-1)
      if (!last || docs.length < PAGE) break
      page = all.startAfter(last)
    }
  }
  if (since === null || until > since) await documentOf(db, name).set({ since: until })
}
