import { deleteOwnReport, getReport } from '@greenlight/kit/data/reports'
import { setOwnName } from '@greenlight/kit/write/setOwnName'
import { Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  refuseRevision,
  takeRevision,
  type WaitingRevision,
  watchRevisions,
} from '../../../mf-admin/src/revisions/revisions.ts'
import { addComment } from '../../../mf-profile/src/comments/commentRequests.ts'
import { addExperience } from '../../../mf-profile/src/experiences/experienceRequests.ts'
import { listNotices } from '../../../mf-profile/src/notices/noticeRequests.ts'
import {
  getRevisionState,
  proposeNotes,
  takeBackNotes,
} from '../../../mf-profile/src/revisions/revisionRequests.ts'
import { clearDatabase, seed, storedDocument } from '../setup/database.ts'
import { account, experience, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf, LiveAnswers } from '../setup/liveAnswers.ts'
import { admin, ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const now = expect.any(Timestamp) as Timestamp

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    ...Object.fromEntries([ann, bob, admin].map((who) => [`users/${who.uid}`, account(who)])),
    'admins/admin@greenlight.test': { email: 'admin@greenlight.test', createdAt: 1 },
    'reports/r': report(ann),
    'reports/r/private/review': { flagCount: 0 },
  })
})

const stateOf = (id = 'r') => asPerson(ann, async () => getRevisionState(await getReport(id)))

/** The proposals as the admin’s list shows them. */
async function waiting(): Promise<readonly WaitingRevision[]> {
  const answers = await asPerson(
    admin,
    () => new LiveAnswers<readonly WaitingRevision[]>(watchRevisions),
  )
  const listed = await answers.until((all) => all.length > 0)
  answers.stop()
  return listed
}

async function decide(act: typeof takeRevision, id = 'd1') {
  const [revision] = await waiting()
  if (!revision) throw new Error('No proposal waits.')
  await asPerson(admin, async () => {
    const seen = await getReport(revision.reportId)
    await act({ revision, report: seen, reason: 'Read.', point: null, id })
  })
}

describe('other notes', () => {
  it('wait for an admin, who puts them on the profile', async () => {
    expect(await stateOf()).toEqual({ kind: 'possible' })
    await asPerson(ann, () => proposeNotes('r', 'Kind.'))
    expect(await stateOf()).toMatchObject({ kind: 'waiting', revision: { notes: 'Kind.' } })
    expect(await storedDocument('reports/r')).toMatchObject({ notes: 'Kind and on time.' })
    await decide(takeRevision)
    expect(await storedDocument('reports/r')).toMatchObject({
      ...{ notes: 'Kind.', status: 'public', revisedAt: now },
    })
    expect(await storedDocument('revisions/r')).toBeUndefined()
    const { items } = await asPerson(ann, () => listNotices())
    expect(items).toMatchObject([{ kind: 'approve', target: 'revisions/r', reason: 'Read.' }])
    expect(await stateOf()).toEqual({ kind: 'possible' })
  })

  it('are refused once, until the next decision', async () => {
    await asPerson(ann, () => proposeNotes('r', 'Kind.'))
    await decide(refuseRevision)
    expect(await storedDocument('reports/r')).toMatchObject({ notes: 'Kind and on time.' })
    expect(await stateOf()).toEqual({ kind: 'refused' })
    const again = asPerson(ann, () => proposeNotes('r', 'Very kind.'))
    expect(await errorCodeOf(again)).toBe('profile/revision-failed')
  })

  it('restore a share that was taken down', async () => {
    await seed({
      'reports/r': report(ann, { status: 'rejected' }),
      'reports/r/private/review': { flagCount: 3, decision: 'd0', decisionReason: 'Gym.' },
    })
    await asPerson(ann, () => proposeNotes('r', 'Kind.'))
    await decide(takeRevision)
    expect(await storedDocument('reports/r')).toMatchObject({
      ...{ notes: 'Kind.', status: 'public', revisedAt: now },
    })
    expect(await storedDocument('revisions/r')).toBeUndefined()
    const { items } = await asPerson(ann, () => listNotices())
    expect(items).toMatchObject([{ kind: 'restore', target: 'reports/r' }])
  })

  it('are replaced and taken back by their owner, and an admin decides on none that they have not read', async () => {
    await asPerson(ann, () => proposeNotes('r', 'Kind.'))
    const [revision] = await waiting()
    if (!revision) throw new Error('No proposal waits.')
    await asPerson(ann, () => proposeNotes('r', 'He lives at 12 Main Street.'))
    for (const act of [takeRevision, refuseRevision]) {
      const decided = asPerson(admin, async () => {
        const seen = await getReport('r')
        await act({ revision, report: seen, reason: 'Read.', point: null, id: 'd1' })
      })
      expect(await errorCodeOf(decided)).toBe('admin/already-decided')
    }
    await asPerson(ann, () => takeBackNotes('r'))
    expect(await stateOf()).toEqual({ kind: 'possible' })
  })

  it.each([
    [{ decision: 'd0', decisionPoint: 'minor', decisionReason: '' }, 'impossible'],
    [{ decision: 'd0', decisionPoint: 'intimate', decisionReason: '' }, 'impossible'],
    [{ decision: 'd1', decisionReason: 'Gym.' }, 'appealed'],
  ])('are not possible after %j', async (review, kind) => {
    await seed({
      'reports/r/private/review': { flagCount: 0, ...review },
      'cases/ann~d1': { kind: 'appeal', by: 'ann', appealed: 'd1', state: 'open' },
    })
    expect(await stateOf()).toEqual({ kind })
    const proposed = asPerson(ann, () => proposeNotes('r', 'Kind.'))
    expect(await errorCodeOf(proposed)).toBe('profile/revision-failed')
  })

  it('are deleted with the share', async () => {
    await asPerson(ann, () => proposeNotes('r', 'Kind.'))
    await asPerson(ann, () => deleteOwnReport('r'))
    expect(await storedDocument('revisions/r')).toBeUndefined()
  })
})

it('the own name goes from a share and comes back, with the names of older shares', async () => {
  await seed({ 'reports/r': report(ann, { ownerEmail: 'ann@example.org' }) })
  await asPerson(ann, () => setOwnName('r', false))
  expect(await storedDocument('reports/r')).not.toHaveProperty('ownerEmail')
  expect((await asPerson(bob, () => getReport('r'))).ownerName).toBeNull()
  await asPerson(ann, () => setOwnName('r', true))
  expect((await asPerson(bob, () => getReport('r'))).ownerName).toBe('Name of ann')
})

it('the owner reads in one notice what was added to a share', async () => {
  await seed({
    'reports/r/experiences/admin': experience(admin),
    'users/ann/notices/x~r': {
      ...{ kind: 'experience', target: 'reports/r', reason: '' },
      ...{ at: timeAt(), readAt: timeAt(), expireAt: timeAt() },
    },
  })
  const added = { reportId: 'r', ownerUid: 'ann' }
  const tags = ['kind', 'respectful'] as const
  const written = { ...added, tone: 'green', notes: 'Kind.', tags, when: 'last-year' } as const
  expect(await asPerson(bob, () => addExperience(written))).toMatchObject({
    ...{ tags, when: 'last-year' },
  })
  await asPerson(bob, () => addComment({ ...added, experienceId: 'admin', text: 'Same here.' }))
  const { items } = await asPerson(ann, () => listNotices())
  expect(items).toMatchObject([{ id: 'x~r', kind: 'experience', readAt: null }])
  expect(items[0]?.at?.getTime()).toBeGreaterThan(timeAt().toMillis())
})
