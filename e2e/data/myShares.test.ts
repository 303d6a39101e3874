import { createReport } from '@greenlight/kit/data/reports/createReport'
import { deleteReport } from '@greenlight/kit/data/reports/deleteReport'
import { watchMyShares } from '@greenlight/kit/data/reports/watchMyShares'
import type { Report } from '@greenlight/kit/domain/report'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearDatabase, place } from './stage/backend.ts'
import { account, at, jpeg, report } from './stage/documents.ts'
import { Heard } from './stage/heard.ts'
import { ann, bob } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

let heard: Heard<readonly Report[]> | undefined

const ids = (reports: readonly Report[]) => reports.map(({ id }) => id)
const shows =
  (...expected: string[]) =>
  (reports: readonly Report[]) =>
    ids(reports).join() === expected.join()

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({
    'users/ann': account(ann),
    'reports/new': report(ann, { createdAt: at(9), status: 'pending' }),
    'reports/both': report(ann, { createdAt: at(8), createdBy: 'ann' }),
    'reports/author': { authorUid: 'ann', createdAt: at(7) },
    'reports/uid': { uid: 'ann', createdAt: at(6), status: 'rejected' },
    'reports/userId': { userId: 'ann', createdBy: 'ann', createdAt: at(5) },
    'reports/createdBy': { createdBy: 'ann' },
    'reports/theirs': report(bob, { createdAt: at(99) }),
  })
})

afterEach(() => heard?.stop())

it('shows mine under every owner field and status, each once, newest first', async () => {
  heard = await as(ann, () => new Heard(watchMyShares))
  await heard.until(shows('new', 'both', 'author', 'uid', 'userId', 'createdBy'))
})

it('follows what happens to them', async () => {
  heard = await as(ann, () => new Heard(watchMyShares))
  await heard.until((reports) => reports.length === 6)
  await as(ann, () => deleteReport('both'))
  await heard.until(shows('new', 'author', 'uid', 'userId', 'createdBy'))
  await place({ 'reports/new': report(ann, { createdAt: at(9), status: 'public' }) })
  const after = await heard.until(([first]) => first?.status === 'public')
  expect(ids(after)).toContain('uid')
  await as(ann, () =>
    createReport({
      id: 'newest',
      name: 'Alex',
      age: 30,
      tone: 'green',
      notes: '',
      location: 'Austin, TX',
      coords: null,
      gender: 'other',
      wantsToSee: 'men',
      photo: { preview: jpeg, full: jpeg },
    }),
  )
  await heard.until(shows('newest', 'new', 'author', 'uid', 'userId', 'createdBy'))
})

it('keeps what did not change, so that only what did is drawn again', async () => {
  heard = await as(ann, () => new Heard(watchMyShares))
  const before = await heard.until((reports) => reports.length === 6)
  await place({ 'reports/new': report(ann, { createdAt: at(9), name: 'Renamed' }) })
  const after = await heard.until(([first]) => first?.name === 'Renamed')
  expect(after[1]).toBe(before[1])
  expect(after[0]).not.toBe(before[0])
})

it('says so when it is refused', async () => {
  await place({ 'bans/ann': { by: 'admin' } })
  heard = await as(ann, () => new Heard(watchMyShares))
  expect(await heard.failure()).toBe('shares-load-failed')
})
