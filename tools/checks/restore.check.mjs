import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { startGoogleFake } from '../googleFake/googleFake.mjs'
import { restoreDatabase } from '../restore/restoreDatabase.mjs'
import { openDatabase } from '../stack/database.mjs'
import { importTypeScript } from '../stack/importTypeScript.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { startOwnEmulators } from './ownEmulators.mjs'

/** @type {typeof import('../restore/eraseAgain.ts')} */
const { eraseAgain } = await importTypeScript('tools/restore/eraseAgain.ts')

const folder = tempFolder('restore')
const { firestore } = await startOwnEmulators(folder)
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${firestore}`)
const project = 'demo-greenlight'
const { db: live } = await openDatabase({ project })
const { db: restored } = await openDatabase({ project, database: 'restored' })

const fake = await startGoogleFake({ project })
afterAll(() => fake.stop())
for (const [name, value] of Object.entries(fake.env)) vi.stubEnv(name, value)
afterEach(() => fake.faults.clear())

/** What a member has in every place. @param {string} uid */
const documentsOf = (uid) => ({
  [`users/${uid}`]: { username: uid },
  [`users/${uid}/blocks/x`]: { createdAt: 1 },
  [`users/${uid}/notices/x`]: { reason: 'x' },
  [`reports/of-${uid}`]: { ownerUid: uid },
  [`reports/of-${uid}/photos/full`]: { dataUrl: 'x' },
  [`reports/of-${uid}/experiences/by-zoe`]: { userId: 'zoe' },
  [`reports/old-of-${uid}`]: { ownerUid: uid },
  [`reports/of-zoe/experiences/${uid}`]: { userId: uid },
  [`reports/of-zoe/experiences/${uid}/comments/by-zoe`]: { userId: 'zoe' },
  [`reports/of-zoe/experiences/by-pal/comments/by-${uid}`]: { userId: uid },
  [`cases/of-${uid}`]: { by: uid },
  [`usernames/${uid}`]: { uid },
  [`threads/${uid}_zoe`]: { members: [uid, 'zoe'] },
  [`threads/${uid}_zoe/messages/m`]: { sender: uid, text: 'Hello' },
})
const others = {
  'users/zoe': { username: 'zoe' },
  'reports/of-zoe': { ownerUid: 'zoe' },
  'reports/of-zoe/experiences/by-pal': { userId: 'pal' },
  'reports/single': { ownerUid: 'zoe' },
  'reports/single/photos/full': { dataUrl: 'x' },
}

/** @param {FirebaseFirestore.Firestore} db @param {Record<string, object>} documents */
async function write(db, documents) {
  const batch = db.batch()
  for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields)
  await batch.commit()
}

/** Paths of all documents. @param {FirebaseFirestore.Firestore} db */
async function paths(db) {
  const names = ['users', 'reports', 'photos', 'experiences', 'comments', 'cases', 'usernames']
  const groups = [...names, 'threads', 'messages', 'blocks', 'notices']
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()))
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).sort()
}

it('restores the newest backup into a second database, once', async () => {
  const backup = (/** @type {string} */ day, state = 'READY') => ({
    name: `projects/${project}/locations/nam5/backups/${day}`,
    database: `projects/${project}/databases/(default)`,
    snapshotTime: `2026-11-${day}T03:00:00Z`,
    state,
  })
  /** @type {string[]} */
  const told = []
  const restore = (given = {}) =>
    restoreDatabase(project, { database: 'restored', tell: (line) => told.push(line), ...given })
  await expect(restore()).rejects.toThrow('has no backup that is ready')
  fake.firestore.backups.push(backup('26'), backup('27'), backup('28', 'CREATING'))
  await expect(restore({ backup: 'x' })).rejects.toThrow(`locations/nam5/backups/27`)

  fake.faults.plan({ of: ({ path }) => path.includes('/operations/'), at: 1, answer: 403 })
  await expect(restore()).rejects.toThrow('Google refused')
  fake.faults.clear()
  await restore()
  await restore()
  expect(told).toEqual([
    'restoring the backup of 2026-11-27 03:00 into restored',
    'restoring the backup of 2026-11-27 03:00 into restored',
    'the database restored is restored',
    'the database restored is there',
  ])
  expect(fake.firestore.databases.has('(default)')).toBe(true)
})

it('erases again who has erased the account since, and nobody else', async () => {
  const backup = { ...documentsOf('ann'), ...documentsOf('bob'), ...others }
  await write(restored, backup)
  await write(live, {
    'erasures/ann': { done: true },
    'erasures/bob': { done: false },
    'gone/single': { ownerUid: 'zoe' },
    'gone/long-ago': { ownerUid: 'zoe' },
  })
  const before = await paths(live)
  expect(await eraseAgain(live, restored)).toEqual({ members: 1, reports: 1, unfinished: 1 })
  const kept = Object.keys({ ...documentsOf('bob'), ...others }).filter(
    (path) => !path.startsWith('reports/single'),
  )
  const conversation = ['threads/ann_zoe', 'threads/ann_zoe/messages/m']
  expect(await paths(restored)).toEqual([...kept, ...conversation].sort())
  expect((await restored.doc('threads/ann_zoe').get()).get('left')).toEqual({ ann: true })
  expect(await paths(live)).toEqual(before)

  expect(await eraseAgain(live, restored)).toEqual({ members: 1, reports: 0, unfinished: 1 })
  expect(await paths(restored)).toEqual([...kept, ...conversation].sort())
})
