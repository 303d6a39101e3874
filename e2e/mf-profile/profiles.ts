import { randomUUID } from 'node:crypto'
import { backend } from '../fixtures/backend.ts'

type Author = {
  uid: string
  username: string
}

/** The smallest JPEG data URL that the site accepts as a photo. */
const PHOTO =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJQAB//Z'

/** Creates a report of `owner`, public by default. Returns its id. */
export async function addReport(
  owner: Author,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID()
  await backend.db.doc(`reports/${id}`).set({
    name: 'Robin',
    age: 34,
    tone: 'yellow',
    notes: 'Cancelled twice at the last minute.',
    location: 'Evanston, IL',
    locationCoords: { lat: 42.0411, lon: -87.69006 },
    gender: 'woman',
    wantsToSee: 'everyone',
    photoUrl: PHOTO,
    ownerUid: owner.uid,
    authorUid: owner.uid,
    ownerDisplayName: owner.username,
    createdAt: backend.now(),
    status: 'public',
    counters: { green: 0, yellow: 0, red: 0 },
    ...fields,
  })
  return id
}

/** Creates an experience below a report. Returns its id. */
export async function addExperience(
  reportId: string,
  author: Author,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID()
  await backend.db.doc(`reports/${reportId}/experiences/${id}`).set({
    userId: author.uid,
    userName: author.username,
    tone: 'green',
    notes: 'Kind and on time.',
    createdAt: backend.now(),
    ...fields,
  })
  return id
}

/** Creates a comment on an experience. Returns its id. */
export async function addComment(
  path: string,
  author: Author,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID()
  await backend.db.doc(`${path}/comments/${id}`).set({
    userId: author.uid,
    userName: author.username,
    text: 'Same here.',
    createdAt: backend.now(),
    ...fields,
  })
  return id
}
