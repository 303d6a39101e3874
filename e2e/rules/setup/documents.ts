import { foldUsername } from '@greenlight/domain/names'
import { serverTimestamp, Timestamp } from 'firebase/firestore/lite'
import type { Actor } from './actors.ts'

/** A document's fields. */
export type Fields = Readonly<Record<string, unknown>>
/** Documents by path; null for a missing document. */
export type Documents = Readonly<Record<string, Fields | null>>

export const past = Timestamp.fromMillis(1_760_000_000_000)
export const future = Timestamp.fromMillis(4_102_444_800_000)
export const now = serverTimestamp()
export const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000)
export const inDays = (days: number) => daysAgo(-days)
/** In whole seconds since 1970, as sign-ins have it. */
export const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
/** After the initial documents. */
export const later = Timestamp.fromMillis(past.toMillis() + 60_000)

export const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='

/** A data URL of exactly `length` characters that starts like a JPEG. */
export function jpegOf(length: number): string {
  return 'data:image/jpeg;base64,/9j/'.padEnd(length, 'A')
}

export function account({ uid, email }: Actor, at: unknown = now): Fields {
  return {
    email,
    username: `Name of ${uid}`,
    displayName: `Name of ${uid}`,
    location: 'Austin, TX',
    locationText: 'Austin, TX',
    locationCoords: { lat: 30.27, lon: -97.74 },
    defaultLocation: 'Austin, TX',
    myGender: 'woman',
    showMe: ['women', 'men'],
    profileComplete: true,
    acceptedTermsAt: at,
    createdAt: at,
    updatedAt: at,
    messageSettings: {
      allow: 'everyone',
      readReceipts: true,
      typingIndicators: true,
      notifications: true,
    },
  }
}

export function report({ uid }: Actor, at: unknown = now): Fields {
  return {
    ownerUid: uid,
    authorUid: uid,
    ownerDisplayName: `Name of ${uid}`,
    name: 'Alex',
    age: 30,
    tone: 'green',
    notes: 'Kind and on time.',
    location: 'Austin, TX',
    locationCoords: { lat: 30.27, lon: -97.74 },
    geoCells: ['9v6', '9v'],
    searchKeys: ['al', 'ale', 'alex', '~ALKS', 'au'],
    photoKeys: ['00a3f2c', '11fffff', '20000c1'],
    gender: 'man',
    wantsToSee: 'women',
    photoUrl: jpeg,
    createdAt: at,
    status: 'public',
    counters: { green: 0, yellow: 0, red: 0 },
  }
}

export function experience({ uid }: Actor, at: unknown = now): Fields {
  return {
    userId: uid,
    userName: `Name of ${uid}`,
    tone: 'yellow',
    notes: 'Was late.',
    createdAt: at,
  }
}

export function comment({ uid }: Actor, at: unknown = now): Fields {
  return { userId: uid, userName: `Name of ${uid}`, text: 'Same here.', createdAt: at }
}

export function memberPair(a: Actor, b: Actor): string[] {
  return a.uid < b.uid ? [a.uid, b.uid] : [b.uid, a.uid]
}

export function thread(a: Actor, b: Actor, at: unknown = now): Fields {
  return {
    members: memberPair(a, b),
    memberInfo: {
      [a.uid]: { displayName: `Name of ${a.uid}` },
      [b.uid]: { displayName: `Name of ${b.uid}` },
    },
    createdAt: at,
    lastAt: at,
  }
}

/** A conversation as it is made, with its first message `new`. */
export function startedThread(a: Actor, b: Actor, at: unknown = now): Fields {
  return {
    ...thread(a, b, at),
    lastMessage: 'Hello',
    lastSender: a.uid,
    lastId: 'new',
    startedBy: a.uid,
    state: 'request',
    sent: 1,
  }
}

export function message({ uid }: Actor, threadId: string, at: unknown = now): Fields {
  return { sender: uid, text: 'Hello', createdAt: at, threadId }
}

export function flag({ uid }: Actor, targetPath: string, at: unknown = now): Fields {
  const [root, reportId] = targetPath.split('/')
  return {
    by: uid,
    author: authorAt(targetPath),
    targetPath,
    ...(root === 'reports' ? { reportId } : { evidence: 'Hello' }),
    reason: 'harassment',
    note: '',
    createdAt: at,
    state: 'open',
  }
}

/** Who wrote an initial document, by its path. */
function authorAt(targetPath: string): string {
  const id = targetPath.split('/').at(-1) ?? ''
  if (targetPath.startsWith('users/')) return id
  if (targetPath.endsWith('/reply/subject')) return '-'
  return /^(?:by|of|pending)-(.+)$/.exec(id)?.[1] ?? 'pal'
}

/** The fields that close a flag. */
export function closed(state: string, decision: unknown = 'new'): Fields {
  return { state, decidedAt: now, decision, expireAt: inDays(730) }
}

export function flagPath({ uid }: Actor, targetPath: string): string {
  return `flags/${uid}~${targetPath.replaceAll('/', '~')}`
}

/** The reason of a log entry. Bans, reviews and notices must repeat it. */
export const REASON = 'Against the guidelines.'

export function logEntry(
  { uid }: Actor,
  action: string,
  target: string,
  at: unknown = now,
): Fields {
  return { actor: uid, action, target, reason: REASON, at }
}

/** The path of the log entry that the deletion of an initial document needs. */
export function deletionLogPath(path: string, madeAtMs = past.toMillis()): string {
  return `modlog/${path.replaceAll('/', '~')}~${madeAtMs}`
}

/** The reservation of a username. */
export function reservation(name: string, uid: string, since: unknown = now): Fields {
  return { uid, name, folded: foldUsername(name), since }
}

/** The mark of an erasure that began at `at`, by default now. */
export function erasure(at: Timestamp | null = null): Fields {
  const begun = at?.toMillis() ?? Date.now()
  return {
    at: at ?? now,
    done: false,
    expireAt: Timestamp.fromMillis(begun + 30 * 86_400_000),
  }
}

/** The counter of a kind after the first document of a day. */
export function quota(last: string): Fields {
  return { since: now, count: 1, last, at: now }
}

/** A request of somebody described in a report. */
export function request({ uid }: Actor, at: unknown = now): Fields {
  return {
    kind: 'removal',
    by: uid,
    reportId: 'common',
    about: '',
    relation: 'me',
    wish: 'remove',
    statement: 'This is me.',
    createdAt: at,
    state: 'open',
  }
}

/** An appeal against the decision of a log entry. */
export function appeal({ uid }: Actor, appealed: string, at: unknown = now): Fields {
  return {
    kind: 'appeal',
    by: uid,
    reportId: '',
    statement: 'It was a joke.',
    appealed,
    createdAt: at,
    state: 'open',
  }
}

export function device(at: unknown = now): Fields {
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc:DEF-1_2',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    hash: '0f'.repeat(32),
    at,
  }
}

export function savedSearch(seenAt: unknown = now): Fields {
  return {
    title: 'Marcus near Houston',
    name: 'Marcus',
    place: 'Houston, TX',
    coords: { lat: 29.76, lon: -95.37 },
    miles: 50,
    tones: ['yellow', 'red'],
    genders: ['men'],
    ages: [30, 40],
    seenAt,
  }
}

/** A notice in the words of `logEntry`. */
export function notice(kind: string, target: string, at: unknown = now): Fields {
  return { kind, target, reason: REASON, at, readAt: null, expireAt: inDays(365) }
}

/** Other notes for a report, as its owner proposes them. */
export function revision({ uid }: Actor, at: unknown = now): Fields {
  return { ownerUid: uid, notes: 'Kind.', at }
}

/** The notice of what somebody has added to a share. */
export function addedNotice(reportId: string, at: unknown = now): Fields {
  const times = { at, readAt: null, expireAt: inDays(365) }
  return { kind: 'experience', target: `reports/${reportId}`, reason: '', ...times }
}

export function ban(decision: string, at: unknown = now): Fields {
  return { reason: REASON, createdAt: at, decision }
}
