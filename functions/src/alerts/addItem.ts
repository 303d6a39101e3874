import { type AlertKind, type AlertSettings, readAlertSettings } from '@greenlight/domain/alerts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Services } from '../services.ts'
import {
  type Alerts,
  alertsFields,
  earlier,
  type Item,
  MOST_ITEMS,
  parseAlerts,
} from './alertsDocument.ts'
import { dailyDue, soonDue } from './dueTime.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REMEMBERED_MS = 2 * DAY_MS
const MOST_REMEMBERED = 200
/** Bans and deletions that are sent by themselves on one day. */
const MOST_AT_ONCE = 3

/** News for a member. */
export type News = {
  /** Of the event. The same one is never added a second time within two days. */
  readonly id: string
  readonly uid: string
  readonly kind: AlertKind
  /** Of the document that is the news. */
  readonly path: string
  /** Sent by itself instead of with the next digest. */
  readonly atOnce?: boolean
}

/** Whether this member wants to be alerted of this kind at all. */
export function wants(settings: AlertSettings | null, kind: AlertKind): boolean {
  // Who asked for something at /about-me without an account waits for the answer.
  if (settings === null) return kind === 'cases'
  return (settings.email !== 'off' || settings.push) && settings.kinds.includes(kind)
}

/**
 * Adds news to what waits for a member. Costs one read if alerts are off, else two and a write.
 * @returns whether it is due now
 */
export async function addItem(services: Services, news: News): Promise<boolean> {
  const { db } = services
  const user = await db.doc(`users/${news.uid}`).get()
  return addItemOf(services, news, user)
}

/** The same where the user document was read already. */
export async function addItemOf(
  { db, settings, now }: Services,
  news: News,
  user: DocumentSnapshot,
): Promise<boolean> {
  const chosen = readAlertSettings(user.data() ?? {})
  if (!wants(chosen, news.kind)) return false
  const ref = db.doc(`alerts/${news.uid}`)
  return db.runTransaction(async (transaction) => {
    const before = parseAlerts((await transaction.get(ref)).data())
    const after = withNews(before, news, { chosen, settings, now: now() })
    if (after === null) return false
    transaction.set(ref, alertsFields(after))
    return after.due !== null && after.due <= now()
  })
}

type Context = {
  readonly chosen: AlertSettings | null
  readonly settings: { readonly delayMs: number; readonly intervalMs: number }
  readonly now: Date
}

/** What waits with this news; null if nothing changes. */
export function withNews(alerts: Alerts, news: News, context: Context): Alerts | null {
  const { now } = context
  if (news.id in alerts.handled) return null
  if (alerts.off && context.chosen === null) return null
  const handled = remember(alerts.handled, news.id, now)
  if (alerts.items.some(({ path }) => path === news.path)) return { ...alerts, handled }
  const isRequest = news.kind === 'requests'
  if (isRequest && isWithinADay(alerts.requested, now)) return { ...alerts, handled }
  const requested = isRequest ? now : alerts.requested
  if (alerts.items.length >= MOST_ITEMS)
    return { ...alerts, handled, requested, more: alerts.more + 1 }
  const { isAtOnce, once } = atOnce(alerts, news, now)
  const item = { kind: news.kind, path: news.path, at: now, once: isAtOnce }
  const times = isAtOnce ? { mail: now, push: now } : dueTimes(alerts, news, context)
  const { email, push } = context.chosen ?? { email: 'soon', push: false }
  const added: Item = {
    ...item,
    mail: email === 'off' ? null : times.mail,
    push: push ? times.push : null,
  }
  return {
    ...alerts,
    handled,
    requested,
    once,
    items: [...alerts.items, added],
    due: earlier(alerts.due, earlier(added.mail, added.push)),
  }
}

/** Whether it is sent by itself, and how many were on this day. Answers to requests do not count. */
function atOnce(
  { once }: Alerts,
  { kind, atOnce: asked = false }: News,
  now: Date,
): { readonly isAtOnce: boolean; readonly once: Alerts['once'] } {
  if (kind === 'cases') return { isAtOnce: true, once }
  const day = now.toISOString().slice(0, 10)
  const count = once.day === day ? once.count : 0
  if (!asked || count >= MOST_AT_ONCE) return { isAtOnce: false, once }
  return { isAtOnce: true, once: { day, count: count + 1 } }
}

/** When the digest is due that this news belongs to. */
function dueTimes(
  { items, sent, pushed }: Alerts,
  { uid, kind }: News,
  { chosen, settings, now }: Context,
): { readonly mail: Date; readonly push: Date } {
  const daily = dailyDue(uid, now)
  if (kind === 'searches') return { mail: daily, push: daily }
  // What waits already sets the time, except for the digest of the day.
  const waiting = (of: 'mail' | 'push') =>
    items
      .filter((item) => item.kind !== 'searches' && !item.once)
      .map((item) => item[of])
      .filter((time) => time !== null && time > now)
      .reduce(earlier, null)
  return {
    mail: chosen?.email === 'daily' ? daily : soonDue(settings, now, sent, waiting('mail')),
    push: soonDue(settings, now, pushed, waiting('push')),
  }
}

const isWithinADay = (date: Date | null, now: Date) =>
  date !== null && now.getTime() - date.getTime() < DAY_MS

/** The newest events of the last two days, with this one. */
function remember(
  handled: Alerts['handled'],
  id: string,
  now: Date,
): Readonly<Record<string, number>> {
  const kept = Object.entries(handled)
    .filter(([, at]) => now.getTime() - at < REMEMBERED_MS)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_REMEMBERED - 1)
  return Object.fromEntries([...kept, [id, now.getTime()]])
}
