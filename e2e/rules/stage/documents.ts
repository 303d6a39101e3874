import { serverTimestamp, Timestamp } from 'firebase/firestore/lite'
import type { Actor } from './actors.ts'

/** A document's fields. */
export type Fields = Readonly<Record<string, unknown>>
/** Documents by path; null stands for none. */
export type Documents = Readonly<Record<string, Fields | null>>

export const past = Timestamp.fromMillis(1_760_000_000_000)
export const future = Timestamp.fromMillis(4_102_444_800_000)
export const now = serverTimestamp()

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

export function pair(a: Actor, b: Actor): string[] {
  return a.uid < b.uid ? [a.uid, b.uid] : [b.uid, a.uid]
}

export function thread(a: Actor, b: Actor, at: unknown = now): Fields {
  return {
    members: pair(a, b),
    memberInfo: {
      [a.uid]: { displayName: `Name of ${a.uid}` },
      [b.uid]: { displayName: `Name of ${b.uid}` },
    },
    createdAt: at,
    lastAt: at,
  }
}

export function message({ uid }: Actor, threadId: string, at: unknown = now): Fields {
  return { sender: uid, text: 'Hello', createdAt: at, threadId }
}

export function flag({ uid }: Actor, targetPath: string, at: unknown = now): Fields {
  const [root, reportId] = targetPath.split('/')
  return {
    by: uid,
    targetPath,
    ...(root === 'reports' ? { reportId } : { evidence: 'Hello' }),
    reason: 'harassment',
    note: '',
    createdAt: at,
    state: 'open',
  }
}

export function flagPath({ uid }: Actor, targetPath: string): string {
  return `flags/${uid}~${targetPath.replaceAll('/', '~')}`
}

export function entry({ uid }: Actor, action: string, target: string, at: unknown = now): Fields {
  return { actor: uid, action, target, reason: 'Against the guidelines.', at }
}

/** Where the log entry for the deletion of a document of this world belongs. */
export function deletionEntryPath(path: string): string {
  return `modlog/${path.replaceAll('/', '~')}~${past.toMillis()}`
}

export function ban(by: Actor, decision: string, at: unknown = now): Fields {
  return { by: by.uid, reason: 'Threats.', createdAt: at, decision }
}
