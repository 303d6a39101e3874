import { date } from '@greenlight/domain/stored'
import * as v from 'valibot'
import type { Services } from '../services.ts'
import { eraseMember } from './eraseMember.ts'

const HOUR_MS = 60 * 60 * 1000
const MOST_LISTED = 100
const MOST_AT_ONCE = 10

const stored = v.object({ done: v.fallback(v.boolean(), false), at: date })

/**
 * The sign-in of a member is gone. What the browser did not erase is erased here; without an erasure that the member began,
 * only what the functions themselves keep.
 */
export async function handleSignInDeleted({ db }: Services, uid: string): Promise<void> {
  await db.doc(`alerts/${uid}`).delete()
  const erasure = await db.doc(`erasures/${uid}`).get()
  if (erasure.exists && !v.parse(stored, erasure.data()).done) await eraseMember(db, uid)
}

/**
 * Finishes erasures that a member began more than an hour ago, and deletes their sign-ins. There is no event for a deletion
 * of many sign-ins.
 */
export async function finishErasures({ db, auth, now }: Services): Promise<void> {
  const { docs } = await db
    .collection('erasures')
    .where('done', '==', false)
    .limit(MOST_LISTED)
    .get()
  const old = docs.filter((document) => {
    const { at } = v.parse(stored, document.data())
    return at === null || now().getTime() - at.getTime() >= HOUR_MS
  })
  for (const { id } of old.slice(0, MOST_AT_ONCE)) {
    await eraseMember(db, id)
    await auth.deleteUsers([id])
  }
}
