import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { Stop } from '../stack/fail.mjs'

/**
 * The emulators that the environment names, through the admin SDK.
 * @throws {Stop} when it does not name both
 */
export function connect() {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Stop(
      'The seed is for emulators only: set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, or use npm start.',
    )
  }
  // Emulators take no key, so the SDK need not ask around for one.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  const app = initializeApp({ projectId: GCLOUD_PROJECT ?? 'demo-greenlight' }, 'seed')
  return { auth: getAuth(app), db: getFirestore(app), end: () => deleteApp(app) }
}
