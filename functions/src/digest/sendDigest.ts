import { type AlertSettings, readAlertSettings } from '@greenlight/domain/alerts'
import { type DocumentReference, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import {
  type Alerts,
  alertsFields,
  firstDue,
  isSameItem,
  type Item,
  parseAlerts,
} from '../alerts/alertsDocument.ts'
import type { MailResult } from '../mail/mailer.ts'
import { newsMail } from '../mail/newsMail.ts'
import { pushNews } from '../push/pushNews.ts'
import { removeMatches } from '../searches/removeMatches.ts'
import type { Services } from '../services.ts'
import { newSecret } from './newSecret.ts'
import { type News, recheck } from './recheck.ts'
import { readRecipient } from './recipient.ts'
import { newsSentences } from './words.ts'

const MINUTE_MS = 60_000
/** A digest is tried again with longer pauses, up to an hour. */
const LONGEST_PAUSE_MINUTES = 60
/** After a day the digest waits for further news, and is counted for admins. */
const LONGEST_FAILURE_MS = 24 * 60 * MINUTE_MS
/** The error code of Firestore for a document that has changed since it was read. */
const CHANGED = 9

/** What became of a digest. `down`: no e-mail can be sent at the moment. */
export type DigestResult = 'done' | 'down' | 'skipped'

/** Sends what is due for one member, after its document was read. */
export async function sendDigest(
  services: Services,
  document: DocumentSnapshot,
): Promise<DigestResult> {
  const { db, auth, now } = services
  const uid = document.id
  const alerts = parseAlerts(document.data())
  const isDue = (time: Date | null) => time !== null && time <= now()
  const due = alerts.items.filter(({ mail, push }) => isDue(mail) || isDue(push))
  const unsubscribe = alerts.unsubscribe || newSecret()
  const taken = { ...alerts, due: firstDue(alerts.items.filter((item) => !due.includes(item))) }
  if (!(await take(document, { due: taken.due, unsubscribe }))) return 'skipped'
  const recipient = await readRecipient(auth, uid)
  if (recipient.state === 'gone') {
    await document.ref.delete()
    return 'done'
  }
  const user = await db.doc(`users/${uid}`).get()
  const settings = readAlertSettings(user.data() ?? {})
  const wanted = due.filter(({ kind }) => settings === null || settings.kinds.includes(kind))
  const news = await recheck(db, user, wanted)
  const toPush = wanted.filter(({ push }) => isDue(push))
  const pushed = settings?.push === true && toPush.length > 0 && hasNews(news)
  if (pushed)
    await pushNews(
      services,
      user,
      await newsFor(services, user, wanted, toPush, news),
      settings.open,
    )
  const toMail = wanted.filter(({ mail }) => isDue(mail))
  const mayMail = recipient.state === 'verified' && mayGetMail(settings, alerts)
  const mailNews = await newsFor(services, user, wanted, toMail, news)
  const mailed =
    mayMail && toMail.length > 0 && hasNews(mailNews)
      ? await mail(services, recipient.email, {
          news: mailNews,
          more: alerts.more,
          settings,
          unsubscribe,
        })
      : null
  if (mailed === 'down' || mailed === 'later') {
    await putOff(services, document.ref, { pushed: toPush })
    return mailed === 'down' ? 'down' : 'done'
  }
  if (mailed === 'refused' && settings) {
    await turnOffMail(user.ref)
    if (!settings.push) await removeMatches(db, uid)
  }
  // It may have arrived: the items join the next digest.
  if (mailed !== 'unknown')
    await confirm(services, document.ref, {
      items: due,
      more: alerts.more,
      mailed: mailed === 'sent' && toMail.some(({ once }) => !once),
      pushed: pushed && toPush.some(({ once }) => !once),
      target: mailed === 'sent' ? mailNews.target : alerts.target,
      off: mailed === 'refused' && !settings,
    })
  return 'done'
}

const hasNews = ({ counts }: News) => Object.values(counts).some((count) => count > 0)

function mayGetMail(settings: AlertSettings | null, { off }: Alerts): boolean {
  return settings ? settings.email !== 'off' : !off
}

/** The news of some of the items; most often of all. */
async function newsFor(
  { db }: Services,
  user: DocumentSnapshot,
  all: readonly Item[],
  some: readonly Item[],
  news: News,
): Promise<News> {
  return some.length === all.length ? news : recheck(db, user, some)
}

/**
 * Only one sweep sends a digest: the write fails if the document has changed. The items stay until the digest is
 * confirmed. If this process ends before, they join the next digest, and are not sent by themselves again.
 */
async function take(
  { ref, updateTime }: DocumentSnapshot,
  fields: { readonly due: Date | null; readonly unsubscribe: string },
): Promise<boolean> {
  try {
    await ref.update(fields, updateTime ? { lastUpdateTime: updateTime } : {})
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CHANGED) return false
    throw error
  }
}

type Letter = {
  readonly news: News
  readonly more: number
  readonly settings: AlertSettings | null
  readonly unsubscribe: string
}

function mail(
  { mailer, settings: { links } }: Services,
  to: string,
  { news, more, settings, unsubscribe }: Letter,
): Promise<MailResult> {
  const { counts } = news
  // What is only counted was not looked at again. It is of a kind that there is a lot of.
  const all = counts.messages > 0 ? { ...counts, messages: counts.messages + more } : counts
  const sentences = newsSentences(all, settings?.open ?? false)
  return mailer.send({
    to,
    ...newsMail(sentences, { links, id: unsubscribe, isMember: settings !== null }),
  })
}

type Sent = {
  readonly items: readonly Item[]
  readonly more: number
  readonly mailed: boolean
  readonly pushed: boolean
  readonly target: string
  readonly off: boolean
}

/** Removes what was sent, or was no news any more. News that came meanwhile stays. */
async function confirm({ db, now }: Services, ref: DocumentReference, sent: Sent): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref)
    // The account was deleted meanwhile.
    if (!document.exists) return
    const alerts = parseAlerts(document.data())
    const items = alerts.items.flatMap((item) =>
      sent.items.some((each) => isSameItem(each, item)) ? later(item, now()) : [item],
    )
    transaction.set(
      ref,
      alertsFields({
        ...alerts,
        items,
        due: firstDue(items),
        more: Math.max(0, alerts.more - sent.more),
        sent: sent.mailed ? now() : alerts.sent,
        pushed: sent.pushed ? now() : alerts.pushed,
        target: sent.target,
        off: alerts.off || sent.off,
        failed: null,
      }),
    )
  })
}

/** The part of an item that is still to be sent: push is sooner than the e-mail of the day. */
function later(item: Item, now: Date): readonly Item[] {
  const mail = item.mail && item.mail > now ? item.mail : null
  const push = item.push && item.push > now ? item.push : null
  return mail || push ? [{ ...item, mail, push }] : []
}

/** Tries again after a pause; after a day, with the next news. What was pushed is not pushed again. */
async function putOff(
  { db, now }: Services,
  ref: DocumentReference,
  { pushed }: { readonly pushed: readonly Item[] },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref)
    if (!document.exists) return
    const alerts = parseAlerts(document.data())
    const { since, count } = alerts.failed ?? { since: now(), count: 0 }
    const minutes = Math.min(LONGEST_PAUSE_MINUTES, 2 ** count)
    const isOver = now().getTime() - since.getTime() >= LONGEST_FAILURE_MS
    const items = alerts.items.map((item) =>
      pushed.some((each) => isSameItem(each, item)) ? { ...item, push: null } : item,
    )
    transaction.set(
      ref,
      alertsFields({
        ...alerts,
        items,
        due: isOver ? null : new Date(now().getTime() + minutes * MINUTE_MS),
        failed: { since, count: count + 1 },
      }),
    )
  })
}

/** The mailbox does not exist: Settings says so. */
async function turnOffMail(user: DocumentReference): Promise<void> {
  await user.update({
    'alerts.email': 'off',
    'alerts.bouncedAt': FieldValue.serverTimestamp(),
  })
}
