import { parseCase } from '@greenlight/domain/case'
import { searchKeys } from '@greenlight/domain/searchKeys'
import { listMyCases, sendRequest } from '@greenlight/kit/data/cases'
import { Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCase } from '../../../mf-admin/src/cases/cases.ts'
import { grantRequest, listOtherCases, publishReply } from '../../../mf-admin/src/cases/requests.ts'
import { deleteReport } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { listLatestShares } from '../../../mf-admin/src/members/members.ts'
import { listCaseMonths } from '../../../mf-admin/src/numbers/caseNumbers.ts'
import { listFirstDecisions } from '../../../mf-admin/src/numbers/firstDecisions.ts'
import { listOutcomes } from '../../../mf-admin/src/numbers/outcomes.ts'
import { countPendingByAge } from '../../../mf-admin/src/numbers/waitingAges.ts'
import { findReports } from '../../../mf-admin/src/reports/findReports.ts'
import { deleteReply } from '../../../mf-onboarding/src/aboutMe/replyRequests.ts'
import { getReply } from '../../../mf-profile/src/replies/replyRequests.ts'
import { clearDatabase, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { admin, bob, cyd, secondAdmin } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const stranger = { ...cyd, uid: 'stranger', email: 'stranger@greenlight.test', verified: true }

/** A report that is found by name and town. */
const named = (name: string, location: string, more: object = {}) =>
  report(bob, { name, location, searchKeys: searchKeys(name, location), ...more })

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    ...Object.fromEntries(
      [bob, cyd, admin, secondAdmin].map((who) => [`users/${who.uid}`, account(who)]),
    ),
    'admins/admin@greenlight.test': { email: 'admin@greenlight.test', createdAt: 5 },
    [`admins/${secondAdmin.email.toLowerCase()}`]: { email: secondAdmin.email, createdAt: 6 },
    'reports/marcus': named('Marcus', 'Austin, TX'),
    'reports/markus': named('Markus', 'Austin, TX', { status: 'pending' }),
    'reports/far': named('Marcus', 'Boston, MA', { status: 'rejected', createdAt: timeAt(5) }),
  })
})

describe('the profile that a request is about', () => {
  it.each([
    ['Marcus', '', ['far', 'marcus']],
    ['marc', 'austin', ['marcus']],
    ['Marcus', 'Austin, TX', ['marcus']],
    ['', 'Boston', ['far']],
    // Nobody has this name, so those that sound like it are listed.
    ['Marcos', 'Austin', ['markus', 'marcus']],
    ['Someone', '', []],
    [' ', '', []],
  ])('is found by the name %j and the town %j, whatever its status', async (name, town, ids) => {
    const found = await asPerson(admin, () => findReports({ name, town }))
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('cannot be searched by others', async () => {
    expect(await errorCodeOf(asPerson(cyd, () => findReports({ name: 'Marcus', town: '' })))).toBe(
      'admin/pending-load-failed',
    )
  })
})

describe('granting a request', () => {
  const request = {
    reportId: 'marcus',
    about: '',
    relation: 'me',
    wish: 'remove',
    statement: 'This is me.',
  } as const

  async function sent(id: string) {
    await asPerson(stranger, () => sendRequest({ ...request, id }))
    return parseCase(id, { ...request, kind: 'removal', by: 'stranger', state: 'open' })
  }

  it.each(['marcus', 'markus'])('takes down %s, and answers', async (reportId) => {
    const one = await sent('first')
    const grant = { act: 'takedown', reportId, reason: 'Not kind.' } as const
    await asPerson(admin, () => grantRequest(one, grant, 'We took it down.'))
    expect(await storedDocument(`reports/${reportId}`)).toMatchObject({ status: 'rejected' })
    expect(await asPerson(stranger, listMyCases)).toMatchObject([
      { state: 'granted', answer: 'We took it down.' },
    ])
  })

  it('continues where another admin has taken it down already', async () => {
    const one = await sent('first')
    const grant = { act: 'takedown', reportId: 'far', reason: 'Not kind.' } as const
    await asPerson(admin, () => grantRequest(one, grant, 'Done.'))
    expect(await asPerson(stranger, listMyCases)).toMatchObject([{ state: 'granted' }])
  })

  it.each(['takedown', 'delete'] as const)(
    'fails if the act is %s and there is no such profile, and the request stays open',
    async (act) => {
      const one = await sent('first')
      const grant = { act, reportId: 'wrong', reason: 'Not kind.' }
      const granted = asPerson(admin, () => grantRequest(one, grant, 'Done.'))
      expect(await errorCodeOf(granted)).toBe('kit/profile-not-found')
      expect(await asPerson(stranger, listMyCases)).toMatchObject([{ state: 'open' }])
    },
  )

  it('continues where an earlier call has deleted the profile', async () => {
    const one = await sent('first')
    await asPerson(admin, () => deleteReport('marcus', 'Intimate.'))
    const grant = { act: 'delete', reportId: 'marcus', reason: 'Intimate.' } as const
    await asPerson(admin, () => grantRequest(one, grant, 'Deleted.'))
    expect(await asPerson(stranger, listMyCases)).toMatchObject([{ state: 'granted' }])
  })

  it('does nothing where another admin has declined it already', async () => {
    const one = await sent('first')
    await asPerson(secondAdmin, () => answerCase(one, { state: 'declined', answer: 'It stays.' }))
    const grant = { act: 'delete', reportId: 'marcus', reason: 'Intimate.' } as const
    const granted = asPerson(admin, () => grantRequest(one, grant, 'Deleted.'))
    expect(await errorCodeOf(granted)).toBe('admin/already-decided')
    expect(await storedDocument('reports/marcus')).toMatchObject({ status: 'public' })
  })

  it('deletes the profile', async () => {
    const one = await sent('first')
    const grant = { act: 'delete', reportId: 'marcus', reason: 'Intimate.' } as const
    await asPerson(admin, () => grantRequest(one, grant, 'Deleted.'))
    expect(await storedDocument('reports/marcus')).toBeUndefined()
  })

  it('puts the answer on the profile', async () => {
    const one = await sent('first')
    const grant = { act: 'reply', reportId: 'marcus', text: 'I was ill.' } as const
    await asPerson(admin, () => grantRequest(one, grant, 'It is there.'))
    expect(await asPerson(cyd, () => getReply('marcus'))).toMatchObject({ text: 'I was ill.' })
  })

  it('lets the person who asked delete the answer', async () => {
    const one = await sent('first')
    const grant = { act: 'reply', reportId: 'marcus', text: 'I was ill.' } as const
    await asPerson(admin, () => grantRequest(one, grant, 'It is there.'))
    await asPerson(cyd, () => deleteReply('marcus'))
    expect(await storedDocument('reports/marcus/reply/subject')).toBeDefined()
    await asPerson(stranger, () => deleteReply('marcus'))
    expect(await storedDocument('reports/marcus/reply/subject')).toBeUndefined()
  })

  it('continues where an earlier call has published the answer, without a second notice', async () => {
    const one = await sent('first')
    await asPerson(admin, () => publishReply('marcus', 'I was ill.'))
    const grant = { act: 'reply', reportId: 'marcus', text: ' I was ill. ' } as const
    await asPerson(admin, () => grantRequest(one, grant, 'It is there.'))
    expect(await asPerson(stranger, listMyCases)).toMatchObject([{ state: 'granted' }])
    expect(await idsIn('users/bob/notices')).toHaveLength(1)
  })

  it('shows what else the same person has asked for', async () => {
    const one = await sent('first')
    await sent('second')
    await seed({ 'cases/other': { kind: 'removal', by: 'bob', state: 'open' } })
    const others = await asPerson(admin, () => listOtherCases(one))
    expect(others.map(({ id }) => id)).toEqual(['second'])
    expect(await errorCodeOf(asPerson(bob, () => listOtherCases(one)))).toBe(
      'kit/cases-load-failed',
    )
  })
})

it('lists the latest shares of a member, whatever their status', async () => {
  const latest = await asPerson(admin, () => listLatestShares('bob', 5))
  expect(latest[0]?.id).toBe('far')
  expect(latest.map(({ id }) => id).toSorted()).toEqual(['far', 'marcus', 'markus'])
})

describe('the numbers', () => {
  const now = new Date('2026-03-20T12:00:00Z')
  const at = (hours: number) => Timestamp.fromMillis(now.getTime() - hours * 3_600_000)
  const open = (hours: number) => ({
    kind: 'removal',
    state: 'open',
    by: 'x',
    createdAt: at(hours),
  })

  it('count pending profiles and revisions by age', async () => {
    const pending = (hours: number) => ({ ...report(bob), status: 'pending', createdAt: at(hours) })
    await seed({
      ...Object.fromEntries([1, 30, 31, 100, 500].map((h) => [`reports/p${h}`, pending(h)])),
      'reports/public': { ...pending(1), status: 'public' },
      'reports/markus': null,
      'revisions/r': { ownerUid: 'bob', notes: 'Other.', at: at(30) },
    })
    expect(await asPerson(admin, () => countPendingByAge(now))).toEqual({
      pending: [1, 2, 1, 1],
      revisions: [0, 1, 0, 0],
    })
  })

  it('have the time to the first decision, and the appeals by point and by admin', async () => {
    const entry = (action: string, more: object = {}) => ({
      ...{ action, actor: 'a', target: 'reports/shared', at: at(50), ...more },
    })
    const takedowns = Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [
        `modlog/t${n}`,
        entry('takedown', { point: 'spam', target: `reports/t${n}` }),
      ]),
    )
    await seed({
      'reports/shared': { ...report(bob), createdAt: at(56) },
      'modlog/approve': entry('approve', { previous: '' }),
      'modlog/later': entry('reject', { previous: 'approve' }),
      'modlog/flagged': entry('reject', { previous: '' }),
      'flags/one': {
        ...{ by: 'm', targetPath: 'reports/f', reason: 'spam', note: '', createdAt: at(60) },
        ...{ state: 'upheld', decision: 'flagged', decidedAt: at(50) },
      },
      'cases/answered': { ...open(53), state: 'declined', answeredAt: at(50) },
      'cases/appeal': {
        ...{ kind: 'appeal', by: 'x', appealed: 't0', state: 'granted', createdAt: at(40) },
      },
      ...takedowns,
    })
    const first = await asPerson(admin, () => listFirstDecisions(now))
    expect(first.map(({ medianMs, count }) => [medianMs && medianMs / 3_600_000, count])).toEqual([
      [6, 1],
      [10, 1],
      [3, 1],
      [null, 0],
    ])
    const { byPoint, byAdmin } = await asPerson(admin, () => listOutcomes(now))
    expect(byPoint).toEqual([
      { point: 'spam', decisions: 10, appealed: 1, reversed: 1 },
      { point: null, decisions: 2, appealed: 0, reversed: 0 },
    ])
    expect(byAdmin).toEqual([{ actor: 'a', decisions: 12, appealed: 1, reversed: 1 }])
  })

  it('count answers, decisions, appeals and reversals of a month', async () => {
    const answered = (waited: number) => ({
      ...open(100 + waited),
      state: 'granted',
      answeredAt: at(100),
    })
    const entry = (action: string) => ({ action, actor: 'a', target: 'reports/x', at: at(50) })
    await seed({
      'cases/a': answered(2),
      'cases/b': answered(4),
      'cases/c': answered(90),
      'cases/appeal': { kind: 'appeal', state: 'granted', by: 'x', createdAt: at(10) },
      'cases/another': { kind: 'appeal', state: 'declined', by: 'y', createdAt: at(10) },
      'modlog/approve': entry('approve'),
      ...Object.fromEntries(
        // More than the rules count in one request.
        Array.from({ length: 120 }, (_, n) => [
          `modlog/t${n}`,
          { ...entry('takedown'), at: at(n) },
        ]),
      ),
      'modlog/ban': entry('ban'),
    })
    const [march, february] = await asPerson(admin, () => listCaseMonths(now))
    expect(march).toMatchObject({
      answered: 3,
      medianMs: 4 * 3_600_000,
      decisions: 121,
      appeals: 2,
      reversed: 1,
    })
    expect(february).toMatchObject({ answered: 0, medianMs: null, decisions: 0, appeals: 0 })
  })
})
