import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listGalleryPage } from '@greenlight/kit/data/reports/listGalleryPage'
import { beforeAll, expect, it } from 'vitest'
import { clearDatabase, place, stored, type Fields } from './stage/backend.ts'
import { account, report } from './stage/documents.ts'
import { projectId } from './stage/emulator.ts'
import { ann, bob } from './stage/person.ts'
import { as } from './stage/runtime.ts'

const script = fileURLToPath(new URL('../../tools/geoBackfill.mjs', import.meta.url))

/** What `npm run geo:backfill` says; the environment names the emulator. */
async function backfill(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    '--project',
    projectId,
    ...args,
  ])
  return stdout.trim()
}

const austin = { lat: 30.27, lon: -97.74 }
const right = ['9v6', '9v']

/** Reports of all ages, by id, and the cells that they should have. */
const kinds: Readonly<Record<string, readonly [Fields, readonly string[]]>> = {
  old: [{ locationCoords: austin }, right],
  older: [{ locationCoords: { lat: 30.27, lng: -97.74 } }, right],
  typed: [{ locationCoords: null, location: 'Near Austin, TX' }, ['-tx']],
  nowhere: [{ locationCoords: null, location: 'The hills' }, []],
  odd: [{ locationCoords: { lat: 'x' }, location: 7 }, []],
  wrong: [{ locationCoords: austin, geoCells: ['dp3', 'dp'] }, right],
  hidden: [{ locationCoords: austin, status: 'pending' }, right],
  done: [{ locationCoords: austin, geoCells: right }, right],
}
const MANY = 600
const many = Array.from({ length: MANY }, (_, n) => `r${String(n).padStart(3, '0')}`)
const near = () =>
  as(bob, () => listGalleryPage({ sort: 'asc', cells: ['9v6'], cursor: null })).then(
    ({ items }) => items.length,
  )

beforeAll(async () => {
  await clearDatabase()
  await place({
    'users/ann': account(ann),
    'users/bob': account(bob),
    ...Object.fromEntries(
      Object.entries(kinds).map(([id, [fields]]) => [`reports/${id}`, report(ann, fields)]),
    ),
    ...Object.fromEntries(many.map((id) => [`reports/${id}`, report(ann)])),
  })
})

it('gives every report its cells, a page at a time, and leaves alone what has them', async () => {
  const reads = await Promise.all(Object.keys(kinds).map((id) => stored(`reports/${id}`)))
  expect(await near()).toBe(1)

  expect(await backfill('--dry-run')).toContain('608 reports')
  expect(await backfill('--dry-run')).toMatch(/607 would be given cells, 1 had them\.$/)
  expect(await near()).toBe(1)

  const half = await backfill('--after', 'r299')
  expect(half).toMatch(/^302 reports in the emulator at .*: 302 given cells, 0 had them\.$/)

  const whole = await backfill()
  expect(whole).toMatch(/^500 reports looked at, \d+ given cells, up to r\d+$/m)
  expect(whole).toMatch(/608 reports in the emulator at .*: 305 given cells, 303 had them\.$/)
  for (const [n, [id, [, cells]]] of Object.entries(kinds).entries()) {
    expect(await stored(`reports/${id}`), id).toEqual({ ...reads[n], geoCells: cells })
  }
  expect(await near()).toBe(24)

  expect(await backfill()).toMatch(/: 0 given cells, 608 had them\.$/)
}, 60_000)

it('says in one line what it was given that it does not know', async () => {
  await expect(backfill('--dryrun')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^✖ Unknown option '--dryrun'.*\n$/s) as string,
  })
})
