import { createHash } from 'node:crypto'
import { date } from '@greenlight/domain/stored'
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { Mail } from '../mail/mailer.ts'
import { readPause, startPause } from '../mail/pause.ts'
import type { Services } from '../services.ts'
import { urgentMail, waitingMail } from './adminMail.ts'
import {
  countWaiting,
  listEnding,
  listUrgent,
  type UrgentItem,
  type Waiting,
} from './waitingItems.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Items that come within this time are in one e-mail. With a sweep each minute, it is sent within five. */
const GATHER_MS = 3 * MINUTE_MS
/** An item is seen this much later, when all of its time are visible. */
const LAG_MS = 5000
const LOOK_BACK_MS = 10 * MINUTE_MS
const MOST_ADMINS = 100

/** What an admin has been sent, `alertAdmins/{hash of the address}`. */
const stored = v.object({
  /** Urgent items up to this time. */
  urgent: date,
  /** When the last numbers of the day were sent. */
  daily: date,
})

type Admin = {
  readonly email: string
  readonly ref: DocumentReference
  readonly urgent: Date
  readonly daily: Date
}

/**
 * Tells each admin what is urgent, with one e-mail for all that came in some minutes, and once a day how much waits. An
 * e-mail that was not confirmed is sent again.
 */
export async function alertAdmins(services: Services): Promise<void> {
  const { db, now } = services
  const pause = await readPause(db)
  if (pause.until && pause.until > now()) return
  const admins = await listAdmins(services)
  const after = admins.map(({ urgent }) => urgent).toSorted((a, b) => a.getTime() - b.getTime())[0]
  if (!after) return
  const [urgent, ending] = await Promise.all([
    listUrgent(db, after, new Date(now().getTime() - LAG_MS)),
    listEnding(db, after, now()),
  ])
  const isDue = ({ daily }: Admin) => now().getTime() - daily.getTime() >= DAY_MS
  const waiting = admins.some(isDue) ? await countWaiting(db, now()) : null
  for (const admin of admins) {
    const news = [
      ...urgentNews(services, admin, urgent, ending),
      ...(waiting && isDue(admin) ? [dailyNews(services, waiting)] : []),
    ]
    for (const { mail, sent } of news) {
      if (mail === null) {
        await admin.ref.set(sent, { merge: true })
        continue
      }
      const result = await services.mailer.send({ ...mail, to: admin.email })
      if (result === 'down') {
        await startPause(db, pause, now())
        return
      }
      if (result === 'sent' || result === 'refused') await admin.ref.set(sent, { merge: true })
    }
  }
}

/** `mail`: null if there is nothing to say. */
type News = {
  readonly mail: Omit<Mail, 'to'> | null
  readonly sent: Partial<Pick<Admin, 'urgent' | 'daily'>>
}

function urgentNews(
  { now, settings: { site } }: Services,
  admin: Admin,
  urgent: readonly UrgentItem[],
  ending: readonly UrgentItem[],
): readonly News[] {
  const isNew = ({ since }: UrgentItem) => since > admin.urgent
  const mine = { urgent: urgent.filter(isNew), ending: ending.filter(isNew) }
  const times = [...mine.urgent, ...mine.ending].map(({ since }) => since.getTime())
  if (times.length === 0) {
    // Without this, each sweep would read all that waits since the last urgent item.
    const isOld = now().getTime() - admin.urgent.getTime() > LOOK_BACK_MS
    return isOld ? [{ mail: null, sent: { urgent: new Date(now().getTime() - LAG_MS) } }] : []
  }
  if (Math.min(...times) > now().getTime() - GATHER_MS) return []
  return [{ mail: urgentMail(mine, site, now()), sent: { urgent: new Date(Math.max(...times)) } }]
}

/** If nothing has waited for long, it is counted again in an hour. */
function dailyNews({ now, settings: { site } }: Services, waiting: Waiting): News {
  return waiting.isOld
    ? { mail: waitingMail(waiting, site), sent: { daily: now() } }
    : { mail: null, sent: { daily: new Date(now().getTime() - DAY_MS + HOUR_MS) } }
}

/** The admins who can sign in. A new one gets alerts about later items only. */
async function listAdmins({ db, auth, now }: Services): Promise<readonly Admin[]> {
  const { docs } = await db
    .collection('admins')
    .orderBy(FieldPath.documentId())
    .limit(MOST_ADMINS)
    .select()
    .get()
  if (docs.length === 0) return []
  const { users } = await auth.getUsers(docs.map(({ id }) => ({ email: id })))
  const addresses = users.flatMap(({ email, emailVerified, disabled }) =>
    email && emailVerified && !disabled ? [email] : [],
  )
  return Promise.all(addresses.map((email) => readAdmin(db, email, now())))
}

async function readAdmin(db: Firestore, email: string, now: Date): Promise<Admin> {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex')
  const ref = db.doc(`alertAdmins/${hash}`)
  const known = v.parse(stored, (await ref.get()).data() ?? {})
  const urgent = known.urgent ?? new Date(now.getTime() - DAY_MS)
  if (known.urgent === null) await ref.set({ urgent }, { merge: true })
  return { email, ref, urgent, daily: known.daily ?? new Date(0) }
}
