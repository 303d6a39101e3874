import { type AlertKind, alertKinds } from '@greenlight/domain/alerts'
import { count, date, orNull } from '@greenlight/domain/stored'
import { type DocumentData, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

/** Something that a member may be told. It names a document, and has nothing of its content. */
export type Item = {
  readonly kind: AlertKind
  /** Of the document that is the news. */
  readonly path: string
  readonly at: Date
  /** Sent by itself: it does not delay the next digest. */
  readonly once: boolean
  /** It is e-mailed at this time or later; null if it was, or is not to be. */
  readonly mail: Date | null
  /** The same for push. */
  readonly push: Date | null
}

/** What waits for a member, `alerts/{uid}`. */
export type Alerts = {
  /** When the next e-mail or push is to be sent; null if none is. */
  readonly due: Date | null
  readonly items: readonly Item[]
  /** Further items, which are only counted. */
  readonly more: number
  /** When the last digest was sent. */
  readonly sent: Date | null
  /** When the last push was sent. */
  readonly pushed: Date | null
  /** When the member last got a request to write. */
  readonly requested: Date | null
  /** The bans and deletions that were sent by themselves on this day. */
  readonly once: { readonly day: string; readonly count: number }
  /** Since when the last digest fails. */
  readonly failed: { readonly since: Date; readonly count: number } | null
  /** When the member last asked for a test. */
  readonly tested: Date | null
  /** The member clicked Turn off, and has no settings. */
  readonly off: boolean
  /** The secret part of the addresses in e-mails; '' before the first. */
  readonly unsubscribe: string
  /** The last news that was sent: the address to open on the site. */
  readonly target: string
  /** Ids of handled events, with their time in ms. */
  readonly handled: Readonly<Record<string, number>>
}

export const MOST_ITEMS = 50

const stored = v.object({
  due: date,
  items: v.fallback(
    v.array(
      orNull(
        v.object({
          kind: v.picklist(alertKinds),
          path: v.string(),
          at: v.instance(Timestamp),
          once: v.boolean(),
          mail: date,
          push: date,
        }),
      ),
    ),
    [],
  ),
  more: count,
  sent: date,
  pushed: date,
  requested: date,
  tested: date,
  once: v.fallback(v.object({ day: v.string(), count }), { day: '', count: 0 }),
  failed: orNull(v.object({ since: v.instance(Timestamp), count })),
  off: v.fallback(v.boolean(), false),
  unsubscribe: v.fallback(v.string(), ''),
  target: v.fallback(v.string(), '/'),
  handled: v.fallback(v.record(v.string(), v.number()), {}),
})

/** Parses `alerts/{uid}`, which may not exist yet. */
export function parseAlerts(fields: DocumentData | undefined): Alerts {
  const { items, failed, ...alerts } = v.parse(stored, fields ?? {})
  return {
    ...alerts,
    items: items.flatMap((item) => (item ? [{ ...item, at: item.at.toDate() }] : [])),
    failed: failed && { since: failed.since.toDate(), count: failed.count },
  }
}

/** The stored fields. */
export function alertsFields(alerts: Alerts): DocumentData {
  return { ...alerts, items: [...alerts.items] }
}

/** The earliest time at which something of these is to be sent; null for nothing. */
export function firstDue(items: readonly Item[]): Date | null {
  return items.flatMap(({ mail, push }) => [mail, push]).reduce(earlier, null)
}

/** The earlier one of two times; null is never. */
export function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

export const isSameItem = (one: Item, other: Item): boolean =>
  one.path === other.path && one.at.getTime() === other.at.getTime()
