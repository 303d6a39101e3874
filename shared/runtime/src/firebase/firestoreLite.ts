import type { FirebaseApp } from 'firebase/app'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'
import { splitHost } from './splitHost.ts'

export function openFirestore(app: FirebaseApp, emulator: string | null): Firestore {
  const db = getFirestore(app)
  if (emulator) connectFirestoreEmulator(db, ...splitHost(emulator))
  return db
}

export {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
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
} from 'firebase/firestore/lite'
