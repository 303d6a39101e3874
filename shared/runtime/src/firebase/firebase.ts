/**
 * The Firebase client. Each part is downloaded at its first use and shared by all remotes. Each function
 * resolves to a handle (`auth` or `db`) together with the SDK's functions, so that no remote bundles an SDK.
 */
import { config } from '../config.ts'
import { importWithRetry } from '../importWithRetry.ts'
import { loadOnce } from '../loadOnce.ts'

const importApp = importWithRetry(() => import('./firebaseApp.ts'))
const importAppCheck = importWithRetry(() => import('./firebaseAppCheck.ts'))
const importAuth = importWithRetry(() => import('./firebaseAuth.ts'))
const importFirestoreLite = importWithRetry(() => import('./firestoreLite.ts'))
const importFirestoreLive = importWithRetry(() => import('./firestoreLive.ts'))

const firebaseApp = loadOnce(async () => {
  const [{ openApp }, { firebase, emulators, appCheck }] = await Promise.all([
    importApp(),
    config(),
  ])
  const { apiKey, projectId, authDomain, appId } = firebase
  const app = openApp({
    apiKey,
    projectId,
    ...(authDomain && { authDomain }),
    ...(appId && { appId }),
  })
  // Before the first request: Auth and Firestore attach App Check tokens to their requests.
  if (appCheck) await (await importAppCheck()).startAppCheck(app, appCheck)
  return { app, emulators }
})

/** Firebase Authentication: `auth` and the SDK's functions. */
export const auth = loadOnce(async () => {
  const [{ app, emulators }, { openAuth, ...sdk }] = await Promise.all([
    firebaseApp(),
    importAuth(),
  ])
  return { ...sdk, auth: openAuth(app, emulators?.auth ?? null) }
})

/** Firestore Lite (26 KB gzip) for pages that read once, and for writes. It signs its requests, so it waits for auth. */
export const firestore = loadOnce(async () => {
  const [{ app, emulators }, { openFirestore, ...sdk }] = await Promise.all([
    firebaseApp(),
    importFirestoreLite(),
    auth(),
  ])
  return { ...sdk, db: openFirestore(app, emulators?.firestore ?? null) }
})

/** The full Firestore SDK (74 KB gzip) for pages that listen. */
export const liveFirestore = loadOnce(async () => {
  const [{ app, emulators }, { openLiveFirestore, pauseOffline, ...sdk }] = await Promise.all([
    firebaseApp(),
    importFirestoreLive(),
    auth(),
  ])
  const db = openLiveFirestore(app, emulators?.firestore ?? null)
  pauseOffline(db)
  return { ...sdk, db }
})

export type FirestoreLite = Awaited<ReturnType<typeof firestore>>
export type FirestoreLive = Awaited<ReturnType<typeof liveFirestore>>
