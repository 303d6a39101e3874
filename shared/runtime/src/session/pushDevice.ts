import { firestore } from '../firebase/firebase.ts'
import { localStore } from '../storage/storage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import { withLimit } from '../withLimit.ts'
import { session } from './sessionState.ts'

/** The longest that a sign-out waits for the database. */
const REMOVE_LIMIT_MS = 3000

/**
 * Ends the push subscription of this browser, so that no push service delivers to it any more. Never rejects.
 * A later member gets another one.
 */
export async function unsubscribePush(): Promise<void> {
  if (!('PushManager' in window && 'serviceWorker' in navigator)) return
  try {
    const worker = await navigator.serviceWorker.getRegistration()
    const subscription = await worker?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  } catch (cause) {
    console.warn('The push subscription could not be ended.', cause)
  }
}

/**
 * Before a sign-out, removes this browser from the devices of the member. Never rejects: without a subscription,
 * nothing arrives.
 */
export async function removePushDevice(): Promise<void> {
  const slot = localStore.get(storageKeys.pushSlot)
  const { user } = session.getState()
  if (slot === null || !user) return
  try {
    const { db, deleteDoc, doc } = await firestore()
    const late = () => new Error('No answer in time')
    await withLimit(deleteDoc(doc(db, 'users', user.uid, 'devices', slot)), REMOVE_LIMIT_MS, late)
  } catch (cause) {
    console.warn('This device could not be removed from the account.', cause)
  }
}
