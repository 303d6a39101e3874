import * as v from 'valibot'
import type { Fields } from './fields.ts'
import { date, oneOf, orNull } from './stored.ts'

/** What a member can be alerted of, in the order of the settings. */
export const alertKinds = ['messages', 'requests', 'notices', 'searches', 'cases'] as const

export type AlertKind = (typeof alertKinds)[number]

/** When news is sent by e-mail. */
export const emailTimes = ['soon', 'daily', 'off'] as const

export type EmailTime = (typeof emailTimes)[number]

/** What a member chose about alerts, `users/{uid}.alerts`. */
export type AlertSettings = {
  readonly email: EmailTime
  readonly push: boolean
  /** Whether an alert says what kind of news there is. It never has a name, a place or a text. */
  readonly open: boolean
  readonly kinds: readonly AlertKind[]
}

/** Of a member who has chosen nothing: no alerts. */
export const defaultAlertSettings: AlertSettings = {
  email: 'off',
  push: false,
  open: false,
  kinds: alertKinds,
}

const storedAlerts = v.object({
  email: oneOf(emailTimes, 'off'),
  push: v.fallback(v.boolean(), false),
  open: v.fallback(v.boolean(), false),
  kinds: v.fallback(v.array(orNull(v.picklist(alertKinds))), []),
})

const storedUser = v.object({ alerts: orNull(storedAlerts) })

/** Parses the alerts of a stored user document; null if this member was not asked yet. */
export function readAlertSettings(user: Fields): AlertSettings | null {
  const { alerts } = v.parse(storedUser, user)
  if (alerts === null) return null
  return { ...alerts, kinds: alertKinds.filter((kind) => alerts.kinds.includes(kind)) }
}

/** The stored fields: all of them, because the access rules check the whole map. */
export function alertFields({ email, push, open, kinds }: AlertSettings): Fields {
  return { email, push, open, kinds: [...kinds] }
}

const storedBounce = v.object({ alerts: orNull(v.object({ bouncedAt: date })) })

/**
 * When the member's address refused an e-mail for good, which turned e-mail off; null if it did not. The functions
 * write it into `users/{uid}.alerts`, and the next change of the settings removes it.
 */
export function readBouncedAt(user: Fields): Date | null {
  return v.parse(storedBounce, user).alerts?.bouncedAt ?? null
}

/** A browser that gets push messages, `users/{uid}/devices/{slot}`. */
export type PushDevice = {
  /** `0` to `9`: the rules cannot count documents, so they limit their ids. */
  readonly slot: string
  readonly endpoint: string
  /** The browser's public key, base64url. */
  readonly p256dh: string
  /** The shared secret of the subscription, base64url. */
  readonly auth: string
}

const host =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|(?:[a-z0-9-]+\.)+notify\.windows\.com)\/[!-~]+$/

/** Whether an address belongs to the push service of a browser. `firestore.rules` has the same check. */
export function isPushEndpoint(endpoint: string): boolean {
  return host.test(endpoint)
}

const storedDevice = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.check(isPushEndpoint)),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
})

/** Parses a stored device; null if it names no push service of a browser. */
export function parsePushDevice(slot: string, fields: Fields): PushDevice | null {
  const { success, output } = v.safeParse(storedDevice, fields)
  return success ? { slot, ...output } : null
}

/** The text of a push message, as the service worker gets it: JSON of this. */
export type PushMessage = {
  readonly title: string
  /** Empty for a discreet one. */
  readonly body: string
  /** The address to open on this site; it begins with one slash. */
  readonly path: string
}

const pushMessage = v.object({
  title: v.string(),
  body: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
})

/** Parses what arrived as a push message; null if it is none. */
export function parsePushMessage(data: unknown): PushMessage | null {
  const { success, output } = v.safeParse(pushMessage, data)
  return success ? output : null
}
