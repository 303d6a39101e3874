import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { Timestamp } from 'firebase-admin/firestore'
import { runMain } from '../stack/fail.mjs'
import { accounts } from './accounts.mjs'
import { allDocuments } from './documents/all.mjs'
import { photos, photosVersion } from './photos/photos.mjs'
import { sitters } from './sitters.mjs'
import { writeAccounts } from './writeAccounts.mjs'
import { connect } from './connect.mjs'

/** No rule lets anyone read it: only the seed knows. */
const marker = 'seed/current'

/**
 * Names the seed as a whole: it changes with any text, name or brush stroke.
 * @param {string} pictures from `photosVersion`
 */
function seedVersion(pictures) {
  const documents = allDocuments(new Date(0), () => ({ preview: '', full: '' }))
  const hash = createHash('sha256').update(JSON.stringify([pictures, accounts, documents]))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Fills the emulators named by FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST with the demo
 * accounts and what they wrote. Safe to repeat: ids are fixed, and a seed of this version is left as
 * it is, so what members changed since stays; only a demo account that is gone brings it all back.
 * Dates count back from the hour of the first seeding.
 * @returns {Promise<'seeded' | 'already there'>}
 * @throws {import('../stack/fail.mjs').Stop} when the emulators are not named: a real project is never seeded
 */
export async function seed() {
  const { auth, db, end } = connect()
  try {
    const pictures = await photosVersion(sitters)
    const version = seedVersion(pictures)
    const current = await db.doc(marker).get()
    const created = await writeAccounts(auth)
    if (current.get('version') === version && created === 0) return 'already there'
    const moment = readDate(current.get('moment')) ?? new Date(new Date().setMinutes(0, 0, 0))
    const drawn = await photos(sitters, pictures)
    const documents = allDocuments(moment, (id) => {
      const photo = drawn.get(id)
      if (!photo) throw new Error(`No photo of "${id}"`)
      return photo
    })
    const writer = db.bulkWriter({ throttling: false })
    const writes = documents.map(({ path, data }) => writer.set(db.doc(path), data))
    await Promise.all([writer.close(), ...writes])
    // Last: an interrupted seed has no marker and is simply done again.
    await db.doc(marker).set({ version, moment })
    return 'seeded'
  } finally {
    await end()
  }
}

/** @param {unknown} stored */
const readDate = (stored) => (stored instanceof Timestamp ? stored.toDate() : null)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => {
    const started = performance.now()
    const outcome = await seed()
    console.log(`Seed: ${outcome} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  })
}
