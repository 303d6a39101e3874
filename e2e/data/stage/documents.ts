import { Timestamp } from 'firebase/firestore/lite'
import type { Fields } from './backend.ts'
import type { Person } from './person.ts'

export const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='

/** A moment of 2025, `minutes` after the others. */
export function at(minutes = 0): Timestamp {
  return Timestamp.fromMillis(1_760_000_000_000 + minutes * 60_000)
}

/** `users/{uid}` of someone who is through with setup and terms. */
export function account({ uid, email }: Person, more: Fields = {}): Fields {
  return {
    email,
    username: `Name of ${uid}`,
    location: '',
    profileComplete: true,
    acceptedTermsAt: at(),
    createdAt: at(),
    ...more,
  }
}

export function report({ uid }: Person, more: Fields = {}): Fields {
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
    gender: 'man',
    wantsToSee: 'women',
    photoUrl: jpeg,
    createdAt: at(),
    status: 'public',
    counters: { green: 0, yellow: 0, red: 0 },
    ...more,
  }
}

export function experience({ uid }: Person, more: Fields = {}): Fields {
  const written = { userId: uid, userName: `Name of ${uid}`, createdAt: at() }
  return { ...written, tone: 'red', notes: 'Was late.', ...more }
}

export function comment({ uid }: Person, more: Fields = {}): Fields {
  return { userId: uid, userName: `Name of ${uid}`, text: 'Same here.', createdAt: at(), ...more }
}
