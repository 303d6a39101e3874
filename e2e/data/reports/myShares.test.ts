import type { Report } from '@greenlight/domain/report'
import { deleteOwnReport } from '@greenlight/kit/data/reports'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchMyShares } from '../../../mf-gallery/src/myShares/myShares.ts'
import { createReport } from '../../../mf-gallery/src/share/createReport.ts'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, newShare, report, timeAt } from '../setup/documents.ts'
import { LiveAnswers } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

let answers: LiveAnswers<readonly Report[]> | undefined

const ids = (reports: readonly Report[]) => reports.map(({ id }) => id)
const shows =
  (...expected: string[]) =>
  (reports: readonly Report[]) =>
    ids(reports).join() === expected.join()

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    'users/ann': account(ann),
    'reports/new': report(ann, { createdAt: timeAt(9), status: 'pending' }),
    'reports/rejected': report(ann, { createdAt: timeAt(8), status: 'rejected' }),
    'reports/old': { ownerUid: 'ann' },
    'reports/author': { authorUid: 'ann', createdAt: timeAt(7) },
    'reports/theirs': report(bob, { createdAt: timeAt(99) }),
  })
})

afterEach(() => answers?.stop())

it('lists reports of every status, newest first, and none that only another field calls mine', async () => {
  answers = await asPerson(ann, () => new LiveAnswers(watchMyShares))
  await answers.until(shows('new', 'rejected', 'old'))
})

it('updates live', async () => {
  answers = await asPerson(ann, () => new LiveAnswers(watchMyShares))
  await answers.until((reports) => reports.length === 3)
  await asPerson(ann, () => deleteOwnReport('rejected'))
  await answers.until(shows('new', 'old'))
  await seed({ 'reports/new': report(ann, { createdAt: timeAt(9), status: 'public' }) })
  const after = await answers.until(([first]) => first?.status === 'public')
  expect(ids(after)).toContain('old')
  await asPerson(ann, () => createReport(newShare('newest')))
  await answers.until(shows('newest', 'new', 'old'))
})

it('keeps unchanged reports identical, so that only changed ones render again', async () => {
  answers = await asPerson(ann, () => new LiveAnswers(watchMyShares))
  const before = await answers.until((reports) => reports.length === 3)
  await seed({ 'reports/new': report(ann, { createdAt: timeAt(9), name: 'Renamed' }) })
  const after = await answers.until(([first]) => first?.name === 'Renamed')
  expect(after[1]).toBe(before[1])
  expect(after[0]).not.toBe(before[0])
})

it('shows a banned member their shares, to be deleted', async () => {
  await seed({ 'bans/ann': { reason: 'Threats.', decision: 'x' } })
  answers = await asPerson(ann, () => new LiveAnswers(watchMyShares))
  await answers.until((reports) => reports.length === 3)
  await asPerson(ann, () => deleteOwnReport('rejected'))
  await answers.until((reports) => reports.length === 2)
})
