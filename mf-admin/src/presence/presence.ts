import type { Fields } from '@greenlight/domain/fields'
import { date, text } from '@greenlight/domain/stored'
import { currentUser } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'

/** What an admin looks at. */
export type Presence = {
  readonly uid: string
  readonly items: readonly string[]
  readonly at: Date | null
}

/** The access rules accept that many characters. */
const ITEM_LENGTH = 300

/** As many admins as can be listed. */
const LIMIT = 100

/** How long a mark holds, in ms. */
const HOLDS_MS = 30_000

const stored = v.object({ item: text(ITEM_LENGTH), at: date })

function parsePresence(uid: string, fields: Fields): Presence {
  const { item, at } = v.parse(stored, fields)
  return { uid, items: item.split(' '), at }
}

/** Listens to what admins look at. Costs one read for each mark. `onError` gets `admin/presence-failed`. */
export function watchPresence(
  onData: (marks: readonly Presence[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: failure('admin/presence-failed'),
      source: ({ db, collection, limit, query }) => query(collection(db, 'presence'), limit(LIMIT)),
      parse: parsePresence,
    },
    onData,
    onError,
  )
}

/** Says that this admin looks at the documents with these paths. Costs one write. */
export async function markPresence(items: readonly string[]): Promise<void> {
  const { db, doc, serverTimestamp, setDoc } = await firestore()
  const item = items.join(' ').slice(0, ITEM_LENGTH)
  const { uid } = currentUser(kitFailure('kit/admin-only'))
  await setDoc(doc(db, 'presence', uid), { item, at: serverTimestamp() })
}

/** Takes the own mark back. Costs one write. */
export async function clearPresence(): Promise<void> {
  const { db, deleteDoc, doc } = await firestore()
  await deleteDoc(doc(db, 'presence', currentUser(kitFailure('kit/admin-only')).uid))
}

/**
 * The uids of the others who look at an item. The age of a mark is measured by the newest one, which is this admin's own
 * or a later one: the device's clock can be wrong.
 */
export function othersLookingAt(
  item: string,
  marks: readonly Presence[],
  me: string | undefined,
): readonly string[] {
  const timeOf = ({ at }: Presence) => at?.getTime() ?? 0
  const newest = Math.max(0, ...marks.map(timeOf))
  return marks
    .filter(({ uid, items }) => uid !== me && items.includes(item))
    .filter((mark) => timeOf(mark) > newest - HOLDS_MS)
    .map(({ uid }) => uid)
}
