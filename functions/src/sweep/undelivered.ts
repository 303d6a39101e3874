import { parseUndelivered, undeliveredPath } from '@greenlight/domain/alertsDelivery'
import { Timestamp } from 'firebase-admin/firestore'
import type { Services } from '../services.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Counts for admins, once an hour, whose e-mails could not be delivered for a day. */
export async function countUndelivered({ db, now }: Services): Promise<void> {
  const ref = db.doc(undeliveredPath)
  const { at } = parseUndelivered((await ref.get()).data() ?? {})
  if (at && now().getTime() - at.getTime() < HOUR_MS) return
  const dayAgo = Timestamp.fromMillis(now().getTime() - DAY_MS)
  const failed = await db.collection('alerts').where('failed.since', '<=', dayAgo).count().get()
  await ref.set({ members: failed.data().count, at: now() })
}
