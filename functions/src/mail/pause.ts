import { count, date } from '@greenlight/domain/stored'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

const MINUTE_MS = 60_000
const LONGEST_MINUTES = 60

const stored = v.object({ until: date, minutes: count })

/** No e-mail is sent until then, because the mail server does not work; `minutes` is 0 if it does. */
type Pause = v.InferOutput<typeof stored>

const documentOf = (db: Firestore) => db.doc('alertState/mail')

export async function readPause(db: Firestore): Promise<Pause> {
  return v.parse(stored, (await documentOf(db).get()).data() ?? {})
}

/** The mail server does not work: waits for a minute, then twice as long each time, up to an hour. */
export async function startPause(db: Firestore, { minutes }: Pause, now: Date): Promise<void> {
  const next = Math.min(LONGEST_MINUTES, Math.max(1, minutes * 2))
  await documentOf(db).set({ until: new Date(now.getTime() + next * MINUTE_MS), minutes: next })
}

/** The mail server works. */
export async function endPause(db: Firestore): Promise<void> {
  await documentOf(db).delete()
}
