import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore'
import { splitHost } from './splitHost.ts'

/** Caches in memory only: a persistent cache would leave others' private words on a shared device. */
export function openLiveFirestore(app: FirebaseApp, emulator: string | null): Firestore {
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (emulator) connectFirestoreEmulator(db, ...splitHost(emulator))
  return db
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
