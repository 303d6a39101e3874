import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { readUserProfile } from '../../shared/domain/src/member.ts'
import { foldUsername, reservationIds } from '../../shared/domain/src/names.ts'
import type { Snapshot, Step } from './migrate.mjs'

type Reservation = {
  readonly uid: string
  readonly name: string
  readonly folded: string
  readonly since: Timestamp
}

/**
 * The usernames of complete members are reserved, each for the member who joined first. A later double and a name with
 * other letters get an id of their own, and stay usable.
 */
export const reservations: Step = {
  collection: 'users',
  fields: ['username', 'profileComplete', 'createdAt'],
  async plan(page, db) {
    const members = page
      .filter((user) => user.get('profileComplete') === true)
      .map(reservationOf)
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.since.toMillis() - b.since.toMillis())
    const seen = await readAll(
      db,
      members.flatMap((member) => refsOf(db, member)),
    )
    const planned = new Map<string, Reservation>()
    const at = ({ path }: DocumentReference) => planned.get(path) ?? storedAt(seen.get(path))
    const notes: string[] = []
    for (const member of members) {
      const refs = refsOf(db, member)
      if (refs.some((ref) => at(ref)?.uid === member.uid)) continue
      const [first, last = first] = refs
      if (!first || !last) continue
      const holder = at(first)
      if (holder && holder.since.toMillis() > member.since.toMillis()) {
        const moved = refsOf(db, holder).at(-1)
        if (moved) planned.set(moved.path, holder)
      }
      const isFirst = !holder || holder.since.toMillis() > member.since.toMillis()
      planned.set((isFirst ? first : last).path, member)
      notes.push(isFirst ? 'username reserved' : 'username reserved beside one that looks the same')
    }
    const missing = [...planned.keys()].filter((path) => !seen.has(path))
    const more = await readAll(
      db,
      missing.map((path) => db.doc(path)),
    )
    const writes = [...planned].flatMap(([path, fields]) => {
      const found = seen.get(path) ?? more.get(path)
      return found ? [{ seen: found, fields }] : []
    })
    return { writes, notes }
  },
}

function reservationOf(user: Snapshot): Reservation {
  const name = readUserProfile(user.id, user.data() ?? {}).username
  const createdAt: unknown = user.get('createdAt')
  const since =
    createdAt instanceof Timestamp ? createdAt : (user.createTime ?? Timestamp.fromMillis(0))
  return { uid: user.id, name, folded: foldUsername(name), since }
}

function refsOf(db: Firestore, { name, uid }: Reservation): readonly DocumentReference[] {
  return reservationIds(name, uid).map((id) => db.collection('usernames').doc(id))
}

/** Those documents by path, whether they exist or not. */
async function readAll(db: Firestore, refs: readonly DocumentReference[]) {
  const each = new Map(refs.map((ref) => [ref.path, ref]))
  const found = each.size > 0 ? await db.getAll(...each.values()) : []
  return new Map(found.map((snapshot) => [snapshot.ref.path, snapshot]))
}

function storedAt(snapshot: Snapshot | undefined): Reservation | undefined {
  if (!snapshot?.exists) return undefined
  const { uid, name, folded, since } = (snapshot.data() ?? {}) as Partial<Record<string, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    uid: text(uid),
    name: text(name),
    folded: text(folded),
    since: since instanceof Timestamp ? since : Timestamp.fromMillis(0),
  }
}
