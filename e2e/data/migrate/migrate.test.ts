import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Timestamp } from 'firebase/firestore/lite'
import { beforeAll, expect, it } from 'vitest'
import { listGalleryPage } from '../../../mf-gallery/src/gallery/galleryPages.ts'
import { unfilteredRequest } from '../../../mf-gallery/src/gallery/galleryRequest.ts'
import { placesOfMembers, placesOfSearches } from '../../../tools/migrate/coordinates.ts'
import { expiryOfCases, expiryOfNotices } from '../../../tools/migrate/expiry.ts'
import { flagAuthors } from '../../../tools/migrate/flagAuthors.ts'
import { commentsLeft, experiencesLeft } from '../../../tools/migrate/leftBelow.ts'
import { migrate as runSteps, type Step } from '../../../tools/migrate/migrate.mjs'
import { reservations } from '../../../tools/migrate/reservations.ts'
import { openDatabase } from '../../../tools/stack/database.mjs'
import { clearDatabase, documentsIn, type Fields, seed } from '../setup/database.ts'
import { timeAt } from '../setup/documents.ts'
import { projectId } from '../setup/emulator.ts'
import { bob } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'
import { oldDocuments } from './oldDocuments.ts'

const ROUNDS = 100
const script = fileURLToPath(new URL('../../../tools/migrate.mjs', import.meta.url))
const { before, after } = oldDocuments(ROUNDS)

/** The output of `npm run migrate`. The environment names the emulator. */
async function migrate(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    '--project',
    projectId,
    ...args,
  ])
  return stdout.trim()
}

/** Kills a migration as soon as its output has that text. */
function migrateUntil(text: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [script, '--project', projectId])
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    said += String(data)
    if (said.includes(text)) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}

const stored = () =>
  documentsIn({
    collections: ['users', 'reports', 'threads', 'bans', 'flags', 'modlog'],
    groups: ['private'],
  })

/** How many reports near Austin are on a member's first page. */
const near = () =>
  asPerson(bob, async () => {
    const page = await listGalleryPage({
      ...unfilteredRequest,
      sort: 'asc',
      cells: ['9v6'],
      cursor: null,
    })
    return page.items.length + ((await page.next?.())?.items.length ?? 0)
  })

beforeAll(async () => {
  await clearDatabase()
  await seed(before)
})

it('gives 2,000 old documents today’s shape, also when it is killed half way', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(2000)

  const dry = await migrate('--dry-run')
  expect(dry).toContain('Nothing was written. Without --dry-run, in the emulator at')
  expect(await stored()).toEqual(before)
  expect(await near()).toBe(0)

  expect(await migrateUntil('500 reports looked at')).toBe('SIGKILL')
  const half = await stored()
  const early = { ...after['reports/cleared-000'], photoKeys: undefined } // from a later step
  expect(half['reports/cleared-000']).toEqual(early)
  expect(half['flags/report-000']).toEqual(before['flags/report-000'])

  await migrate()
  expect(await stored()).toEqual(after)
  expect(await near()).toBe(24)

  const summary = dry.slice(dry.indexOf(':\n') + 2)
  expect(summary.split('\n').map((line) => line.trim())).toEqual([
    '1,500 reports got keys',
    '500 reports moved flags and decision to a review',
    '200 reports lost e-mail addresses',
    '1,000 reports got a review',
    '100 reports lost decimals of coordinates',
    '200 reports got an owner',
    '1,500 reports got no photo keys, because no photo can be decoded',
    '300 threads lost e-mail addresses',
    '200 bans lost the uid of an admin',
    '200 flags lost the uid of an admin',
    '100 flags kept the uid of an admin, because the log has no entry for it',
    '300 flags got a time to expire',
    '2 usernames reserved',
  ])
  const again = await migrate()
  const totals = again.split('\n').filter((line) => /looked at$/.test(line))
  expect(totals.slice(0, 3)).toEqual([
    '1,500 reports looked at',
    '1,500 reports looked at',
    '300 threads looked at',
  ])
  expect(again).toMatch(
    /Migrated in the emulator at .*:\n {2}100 flags kept the uid of an admin, because the log has no entry for it$/,
  )
}, 900_000)

it('gives older flags the author of what they are on, if it is not deleted', async () => {
  const words = { text: 'x', userId: 'bob', createdAt: timeAt() }
  await seed({
    'reports/whole': { name: 'Alex', ownerUid: 'ann' },
    'reports/whole/reply/subject': { text: 'x' },
    'reports/whole/experiences/e': words,
    'threads/t/messages/m': { sender: 'cyd' },
    'flags/a': { targetPath: 'reports/whole' },
    'flags/b': { targetPath: 'reports/whole/experiences/e' },
    'flags/c': { targetPath: 'threads/t/messages/m' },
    'flags/d': { targetPath: 'reports/whole/reply/subject' },
    'flags/e': { targetPath: 'users/dan' },
    'flags/f': { targetPath: 'reports/deleted' },
    'flags/g': { targetPath: 'reports//whole' },
    'users/x/notices/n': { kind: 'warn', at: timeAt() },
    'cases/answered': { answeredAt: timeAt() },
    'cases/open': { createdAt: timeAt() },
  })
  const database = await openDatabase({ project: projectId })
  const steps = [flagAuthors, expiryOfCases, expiryOfNotices]
  await runSteps(steps, database, { dryRun: false, after: undefined })
  const flags = await documentsIn({ collections: ['flags'], groups: [] })
  const authors = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => flags[`flags/${id}`]?.['author'])
  expect(authors).toEqual(['ann', 'bob', 'cyd', '-', 'dan', undefined, undefined])
  const { 'cases/answered': answered, 'cases/open': open } = await documentsIn({
    ...{ collections: ['cases'], groups: [] },
  })
  expect(answered?.['expireAt']).toEqual(timeAt(730 * 24 * 60))
  expect(open).not.toHaveProperty('expireAt')
  const notices = await documentsIn({ collections: [], groups: ['notices'] })
  expect(notices['users/x/notices/n']?.['expireAt']).toEqual(timeAt(365 * 24 * 60))
})

it('reads a page again that somebody changed meanwhile', async () => {
  await seed({ 'notes/one': { text: 'old' }, 'notes/two': { text: 'old' } })
  let tries = 0
  const step: Step = {
    collection: 'notes',
    fields: ['text'],
    plan: async (page) => {
      tries += 1
      if (tries === 1) await seed({ 'notes/two': { text: 'newer' } })
      const writes = page.map((seen) => ({ seen, fields: { seen: seen.get('text') as unknown } }))
      return { writes, notes: [] }
    },
  }
  const database = await openDatabase({ project: projectId })
  await runSteps([step], database, { dryRun: false, after: undefined })
  expect(tries).toBe(2)
  expect(await documentsIn({ collections: ['notes'], groups: [] })).toEqual({
    'notes/one': { text: 'old', seen: 'old' },
    'notes/two': { text: 'newer', seen: 'newer' },
  })
})

it('rounds the places of members and of their saved searches', async () => {
  const exact = { lat: 30.2672, lon: -97.7431 }
  await seed({
    'users/exact': { locationCoords: exact },
    'users/round': { locationCoords: { lat: 1.1, lon: 33.45 } },
    'users/exact/searches/1': { title: 'Marcus', coords: exact },
    'users/exact/searches/2': { title: 'Alex', coords: null },
  })
  const database = await openDatabase({ project: projectId })
  const steps = [placesOfMembers, placesOfSearches]
  await runSteps(steps, database, { dryRun: false, after: undefined })
  expect(await documentsIn({ collections: ['users'], groups: ['searches'] })).toMatchObject({
    'users/exact': { locationCoords: { lat: 30.27, lon: -97.74 } },
    'users/round': { locationCoords: { lat: 1.1, lon: 33.45 } },
    'users/exact/searches/1': { title: 'Marcus', coords: { lat: 30.27, lon: -97.74 } },
    'users/exact/searches/2': { title: 'Alex', coords: null },
  })
})

it('reserves the names of members, for the one who joined first', async () => {
  const member = (username: string, minute: number, more: Fields = {}) => ({
    ...{ username, profileComplete: true, createdAt: timeAt(minute) },
    ...more,
  })
  const { createdAt: _, ...undated } = member('Old Oak', 0)
  await seed({
    'users/a': member('BraveBIuebell', 2),
    'users/b': member('Brave Bluebell', 1),
    'users/c': member('bravebluebell', 3),
    'users/d': member('Zoë', 1),
    'users/e': member('Not Yet', 1, { profileComplete: false }),
    'users/f': { profileComplete: true },
    'users/g': undated,
    // Set up under today's rules, before the migration.
    'users/h': member('Warm Willow', 9),
    'usernames/warmwlllow': {
      ...{ uid: 'h', name: 'Warm Willow', folded: 'warmwlllow', since: timeAt(9) },
    },
    'users/i': member('WarmWillow', 5),
    'users/j': member('WarmWillow', 12),
  })
  const database = await openDatabase({ project: projectId })
  const steps = [{ ...reservations, pageSize: 2 }]
  const expected = {
    'usernames/bravebluebell': { uid: 'b', name: 'Brave Bluebell', since: timeAt(1) },
    'usernames/bravebluebell~a': { uid: 'a', name: 'BraveBIuebell', folded: 'bravebluebell' },
    'usernames/bravebluebell~c': { uid: 'c', name: 'bravebluebell' },
    'usernames/d~d': { uid: 'd', name: 'Zoë', folded: 'zoë' },
    'usernames/oldoak': { uid: 'g', since: expect.any(Timestamp) as Timestamp },
    'usernames/warmwlllow': { uid: 'i', name: 'WarmWillow' },
    'usernames/warmwlllow~h': { uid: 'h', name: 'Warm Willow', since: timeAt(9) },
    'usernames/warmwlllow~j': { uid: 'j' },
  }
  for (const round of ['first', 'again']) {
    await runSteps(steps, database, { dryRun: false, after: undefined })
    const stored = await documentsIn({ collections: ['usernames'], groups: [] })
    const own = Object.entries(stored).filter(([, { uid }]) => /^[a-j]$/.test(String(uid)))
    expect(Object.fromEntries(own), round).toMatchObject(expected)
    expect(own).toHaveLength(Object.keys(expected).length)
  }
})

it('deletes experiences and comments without a parent', async () => {
  const words = { text: 'x' }
  const kept = {
    'reports/whole/experiences/e': words,
    'reports/whole/experiences/e/comments/c': words,
  }
  await seed({
    'reports/whole': { name: 'Alex' },
    ...kept,
    'reports/whole/experiences/gone/comments/c': words,
    'reports/gone/experiences/e': words,
    'reports/gone/experiences/e/comments/c': words,
  })
  const database = await openDatabase({ project: projectId })
  const steps = [experiencesLeft, commentsLeft].map((step) => ({ ...step, pageSize: 1 }))
  await runSteps(steps, database, { dryRun: true, after: undefined })
  const groups = ['experiences', 'comments']
  expect(Object.keys(await documentsIn({ collections: [], groups }))).toHaveLength(5)
  await runSteps(steps, database, { dryRun: false, after: 'experiences/reports/a/experiences/b' })
  expect(await documentsIn({ collections: [], groups })).toEqual(kept)
})

it('goes on after a document', async () => {
  const said = await migrate('--dry-run', '--after', 'threads/odd-097')
  expect(said).toMatch(/^2 threads looked at\n200 bans looked at\n3\d\d flags looked at\n/)
  await expect(migrate('--after', 'r299')).rejects.toMatchObject({
    stderr: '✖ --after is a path such as reports/some-id, not "r299".\n',
  })
})

it('names an unknown option in one line', async () => {
  await expect(migrate('--dryrun')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^✖ Unknown option '--dryrun'.*\n$/s) as string,
  })
})
