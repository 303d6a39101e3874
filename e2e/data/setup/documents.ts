import { Timestamp } from 'firebase/firestore/lite'
import type { NewReport } from '../../../mf-gallery/src/share/createReport.ts'
import type { Fields } from './database.ts'
import type { Person } from './person.ts'

export const jpeg = 'data:image/jpeg;base64,/9j/wAALCAABAAEBAREA/9oACAEBAAA/AP/Z'

/** A fixed time in 2025, plus `minutes`. */
export function timeAt(minutes = 0): Timestamp {
  return Timestamp.fromMillis(1_760_000_000_000 + minutes * 60_000)
}

/** The user document of a complete member. */
export function account({ uid, email }: Person, more: Fields = {}): Fields {
  return {
    email,
    username: `Name of ${uid}`,
    location: '',
    profileComplete: true,
    acceptedTermsAt: timeAt(),
    createdAt: timeAt(),
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
    createdAt: timeAt(),
    status: 'public',
    counters: { green: 0, yellow: 0, red: 0 },
    ...more,
  }
}

export function experience({ uid }: Person, more: Fields = {}): Fields {
  const written = { userId: uid, userName: `Name of ${uid}`, createdAt: timeAt() }
  return { ...written, tone: 'red', notes: 'Was late.', ...more }
}

export function comment({ uid }: Person, more: Fields = {}): Fields {
  return {
    userId: uid,
    userName: `Name of ${uid}`,
    text: 'Same here.',
    createdAt: timeAt(),
    ...more,
  }
}

/** What a member fills in to share a profile. */
export const newShare = (id: string): NewReport => ({
  id,
  name: 'Alex',
  age: 31,
  tone: 'red',
  notes: '',
  location: 'Austin, TX',
  coords: null,
  gender: 'man',
  wantsToSee: 'everyone',
  photo: { preview: jpeg, full: jpeg, keys: [] },
})
