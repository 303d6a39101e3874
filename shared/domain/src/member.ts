import * as v from 'valibot'
import { type AlertSettings, readAlertSettings, readBouncedAt } from './alerts.ts'
import type { Coords } from './coords.ts'
import { type Gender, genders, type ShowMe, showMeOptions } from './gender.ts'
import { limits } from './limits.ts'
import { coords, date, line, lineOrNull, orNull, part } from './stored.ts'

export type MessageSettings = {
  readonly allow: 'everyone' | 'none'
  readonly readReceipts: boolean
  readonly typingIndicators: boolean
  readonly notifications: boolean
  /** Notices of new experiences and comments on own shares. */
  readonly additions: boolean
}

export const defaultMessageSettings: MessageSettings = {
  allow: 'everyone',
  readReceipts: true,
  typingIndicators: true,
  notifications: true,
  additions: true,
}

const allow = orNull(v.picklist(['everyone', 'none']))
const isOn = orNull(v.boolean())

const storedMessageSettings = v.object({
  messageSettings: part({
    allow,
    readReceipts: isOn,
    typingIndicators: isOn,
    notifications: isOn,
    additions: isOn,
  }),
  msgAllow: allow,
  msgReadReceipts: isOn,
  msgTyping: isOn,
  msgNotifications: isOn,
})

/**
 * Parses the message settings of a user document. Each comes from `messageSettings`, else from the flat
 * field of older documents (`msgAllow`, `msgReadReceipts`, `msgTyping`, `msgNotifications`), else it is the
 * default.
 */
export function readMessageSettings(user: Readonly<Record<string, unknown>>): MessageSettings {
  const { messageSettings: nested, ...flat } = v.parse(storedMessageSettings, user)
  const { allow, readReceipts, typingIndicators, notifications, additions } = defaultMessageSettings
  return {
    allow: nested.allow ?? flat.msgAllow ?? allow,
    readReceipts: nested.readReceipts ?? flat.msgReadReceipts ?? readReceipts,
    typingIndicators: nested.typingIndicators ?? flat.msgTyping ?? typingIndicators,
    notifications: nested.notifications ?? flat.msgNotifications ?? notifications,
    additions: nested.additions ?? additions,
  }
}

/** A member's own document `users/{uid}`, parsed, with defaults for missing fields. */
export type UserProfile = {
  readonly uid: string
  readonly email: string | null
  /** Empty until chosen in profile setup. */
  readonly username: string
  readonly displayName: string | null
  readonly locationText: string
  readonly locationCoords: Coords | null
  readonly myGender: Gender | null
  readonly showMe: readonly ShowMe[]
  readonly profileComplete: boolean
  /** Null until the terms were accepted. */
  readonly acceptedTermsAt: Date | null
  readonly createdAt: Date | null
  readonly messageSettings: MessageSettings
  /** Null until the member was asked. */
  readonly alerts: AlertSettings | null
  /** When the e-mail address refused an e-mail for good, which turned e-mail off. */
  readonly bouncedAt: Date | null
  /** Sign-ins before this second, since 1970, have ended; 0 if the member never signed out everywhere. */
  readonly validAfter: number
}

/** The member in the session: `none` has no user document yet, `unreadable` could not be read. */
export type MemberState =
  | { readonly state: 'loading' | 'unreadable' | 'none' }
  | { readonly state: 'ready'; readonly profile: UserProfile }

const stored = v.object({
  email: lineOrNull(320),
  username: line(limits.username.max),
  displayName: lineOrNull(limits.reportName),
  locationText: line(limits.location),
  defaultLocation: line(limits.location),
  location: line(limits.location),
  locationCoords: coords,
  myGender: orNull(v.picklist(genders)),
  showMe: v.fallback(v.array(orNull(v.picklist(showMeOptions))), []),
  profileComplete: v.fallback(v.boolean(), false),
  acceptedTermsAt: date,
  createdAt: date,
  validAfter: v.fallback(v.number(), 0),
})

/**
 * Parses a stored document `users/{uid}` of any age: a missing or invalid field becomes its default.
 * `defaultLocation` is the older name of `locationText`.
 */
export function readUserProfile(uid: string, user: Readonly<Record<string, unknown>>): UserProfile {
  const { locationText, defaultLocation, location, showMe, ...profile } = v.parse(stored, user)
  return {
    ...profile,
    uid,
    locationText: locationText || defaultLocation || location,
    showMe: showMe.filter((option) => option !== null),
    messageSettings: readMessageSettings(user),
    alerts: readAlertSettings(user),
    bouncedAt: readBouncedAt(user),
  }
}

type NameSources = {
  readonly displayName?: unknown
  readonly userName?: unknown
  /** In older documents only; no longer written. */
  readonly email?: unknown
}

/** An author's name, cut to the limit of names. Of an e-mail address, only the part before `@` is used. */
export function authorName({ displayName, userName, email }: NameSources): string {
  const name = readName(displayName) ?? readName(userName) ?? readName(email) ?? 'User'
  return name.slice(0, limits.reportName)
}

function readName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim()
  const at = name.indexOf('@', 1)
  const isEmail = at > 0 && at < name.length - 1 && !/\s/.test(name)
  return (isEmail ? name.slice(0, name.indexOf('@')) : name) || null
}
