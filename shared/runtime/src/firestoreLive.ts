import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore'
import { splitHost } from './splitHost.ts'

/** Caches in memory only: a persistent cache would leave private messages on a shared device. */
export function openLiveFirestore(app: FirebaseApp, emulator: string | null): Firestore {
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (emulator) connectFirestoreEmulator(db, ...splitHost(emulator))
  return db
}

/**
 * Lets the SDK rest while the browser has no connection. Otherwise it tries again every few seconds, and
 * each time loads an image from Google to see whether that one answers, which the page's policy refuses.
 * Called before the SDK listens to the same events, so that it does not start anything first.
 */
export function pauseOffline(db: Firestore): void {
  const follow = () => void (navigator.onLine ? enableNetwork(db) : disableNetwork(db))
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  if (!navigator.onLine) follow()
}

export {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
