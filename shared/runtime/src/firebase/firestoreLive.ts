import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore'
import { splitHost } from './splitHost.ts'

/** Caches in memory only: a persistent cache would leave private messages on a shared device. */
export function openLiveFirestore(app: FirebaseApp, emulator: string | null): Firestore {
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (emulator) connectFirestoreEmulator(db, ...splitHost(emulator))
  return db
}

/**
 * Disables the SDK's network while the browser is offline. Otherwise the SDK retries every few seconds, and each
 * time loads a test image from Google, which the page's security policy blocks. Call this before the SDK adds
 * its own `online` and `offline` listeners.
 */
export function pauseOffline(db: Firestore): void {
  const follow = () => void (navigator.onLine ? enableNetwork(db) : disableNetwork(db))
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  if (!navigator.onLine) follow()
}

export {
  collection,
  doc,
  getDoc,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
