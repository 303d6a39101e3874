import { createHash } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { runMain, UserError } from '../stack/userError.mjs'
import { accounts, emailOf, password } from './data.mjs'
import { seedDocuments } from './documents/documents.mjs'

/** Remembers which demo data was written. No rule lets a client read it. */
const MARKER = 'seed/current'

/**
 * Writes the demo accounts and documents to the emulators that FIRESTORE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST name. Safe to repeat: ids are fixed, and data of this version stays as
 * members have changed it. When a demo account is missing, everything is written again. Dates count
 * back from the hour of the first seeding.
 * @returns {Promise<'seeded' | 'already there'>}
 * @throws {UserError} when the emulators are not named: a real project is never seeded
 */
export async function seed() {
  const { auth, db, close } = connect()
  try {
    const version = createHash('sha256')
      .update(JSON.stringify([accounts, seedDocuments(new Date(0))]))
      .digest('hex')
    const current = await db.doc(MARKER).get()
    const created = await createAccounts(auth)
    if (current.get('version') === version && created === 0) return 'already there'
    /** @type {unknown} */
    const stored = current.get('moment')
    const moment =
      stored instanceof Timestamp ? stored.toDate() : new Date(new Date().setMinutes(0, 0, 0))
    const writer = db.bulkWriter({ throttling: false })
    const writes = seedDocuments(moment).map(({ path, data }) => writer.set(db.doc(path), data))
    await Promise.all([writer.close(), ...writes])
    // Last, so that an interrupted seed is repeated.
    await db.doc(MARKER).set({ version, moment })
    return 'seeded'
  } finally {
    await close()
  }
}

function connect() {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
    throw new UserError(
      'The seed is for emulators only: set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, or use npm start.',
    )
  }
  // Emulators need no credentials: without this, the SDK asks the network for some.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  const app = initializeApp({ projectId: GCLOUD_PROJECT ?? 'demo-greenlight' }, 'seed')
  return { auth: getAuth(app), db: getFirestore(app), close: () => deleteApp(app) }
}

/**
 * Creates the demo accounts that are missing. An address that somebody has signed up with since then
 * stays theirs.
 * @param {import('firebase-admin/auth').Auth} auth
 * @returns {Promise<number>} how many were created
 */
async function createAccounts(auth) {
  const { users } = await auth.getUsers(
    accounts.flatMap((account) => [{ uid: account.uid }, { email: emailOf(account) }]),
  )
  const taken = new Set(users.flatMap(({ uid, email }) => [uid, email]))
  const missing = accounts.filter(
    (account) => !taken.has(account.uid) && !taken.has(emailOf(account)),
  )
  await Promise.all(
    missing.map((account) =>
      auth.createUser({
        uid: account.uid,
        email: emailOf(account),
        emailVerified: account.username !== undefined,
        password,
        ...(account.username && { displayName: account.username }),
      }),
    ),
  )
  return missing.length
}

if (import.meta.filename === process.argv[1]) {
  await runMain(async () => console.log(`Seed: ${await seed()}`))
}
