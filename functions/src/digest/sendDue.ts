import { Timestamp } from 'firebase-admin/firestore'
import { endPause, readPause, startPause } from '../mail/pause.ts'
import type { Services } from '../services.ts'
import { sendDigest } from './sendDigest.ts'

/** So many e-mails are sent beside each other. */
const AT_A_TIME = 5

/**
 * Sends the digests that are due, the oldest first, at most as many as the configuration allows. If the mail server does not
 * work, the others wait.
 */
export async function sendDue(services: Services): Promise<void> {
  const { db, now, settings } = services
  const pause = await readPause(db)
  if (pause.until && pause.until > now()) return
  const { docs } = await db
    .collection('alerts')
    .where('due', '<=', Timestamp.fromDate(now()))
    .orderBy('due')
    .limit(settings.mailsPerSweep)
    .get()
  for (let index = 0; index < docs.length; index += AT_A_TIME) {
    const some = docs.slice(index, index + AT_A_TIME)
    const results = await Promise.all(some.map((document) => sendDigest(services, document)))
    if (results.includes('down')) {
      await startPause(db, pause, now())
      return
    }
  }
  if (docs.length > 0 && pause.minutes > 0) await endPause(db)
}
