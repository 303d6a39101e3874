/**
 * The Firebase client: each part is downloaded at its first use and then shared by the whole page,
 * whoever asks first. Each answers its handle (`auth` or `db`) beside the SDK's functions, so that
 * no remote imports an SDK of its own.
 */
import { config } from './config.ts'
import { importAgain } from './importAgain.ts'
import { once } from './once.ts'

const importApp = importAgain(() => import('firebase/app'))
const importAppCheck = importAgain(() => import('./firebaseAppCheck.ts'))
const importAuth = importAgain(() => import('./firebaseAuth.ts'))
const importFirestoreLite = importAgain(() => import('./firestoreLite.ts'))
const importFirestoreLive = importAgain(() => import('./firestoreLive.ts'))

const firebaseApp = once(async () => {
  const [{ initializeApp }, { firebase, emulators, appCheck }] = await Promise.all([
    importApp(),
    config(),
  ])
  const { apiKey, projectId, authDomain, appId } = firebase
  const app = initializeApp({
    apiKey,
    projectId,
    ...(authDomain && { authDomain }),
    ...(appId && { appId }),
  })
  // Before the first request: Auth and Firestore look for it when they ask.
  if (appCheck) await (await importAppCheck()).startAppCheck(app, appCheck)
  return { app, emulators }
})

/** Firebase Authentication: `auth` and the SDK's functions. */
export const auth = once(async () => {
  const [{ app, emulators }, { openAuth, ...sdk }] = await Promise.all([
    firebaseApp(),
    importAuth(),
  ])
  return { ...sdk, auth: openAuth(app, emulators?.auth ?? null) }
})

/** Firestore Lite (26 KB gzip): screens that read once, and writes. Signs its requests, so auth comes first. */
export const firestore = once(async () => {
  const [{ app, emulators }, { openFirestore, ...sdk }] = await Promise.all([
    firebaseApp(),
    importFirestoreLite(),
    auth(),
  ])
  return { ...sdk, db: openFirestore(app, emulators?.firestore ?? null) }
})

/** The full Firestore SDK (74 KB gzip): screens that listen. */
export const liveFirestore = once(async () => {
  const [{ app, emulators }, { openLiveFirestore, ...sdk }] = await Promise.all([
    firebaseApp(),
    importFirestoreLive(),
    auth(),
  ])
  return { ...sdk, db: openLiveFirestore(app, emulators?.firestore ?? null) }
})

export type FirestoreLite = Awaited<ReturnType<typeof firestore>>
export type FirestoreLive = Awaited<ReturnType<typeof liveFirestore>>
