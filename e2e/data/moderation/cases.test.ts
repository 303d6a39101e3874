import type { Case } from '@greenlight/domain/case'
import type { Notice } from '@greenlight/domain/notice'
import { listMyCases, sendAppeal, sendRequest } from '@greenlight/kit/data/cases'
import { flagTarget } from '@greenlight/kit/data/flags'
import { beforeEach, describe, expect, it } from 'vitest'
import { appealEffect, grantAppeal } from '../../../mf-admin/src/cases/appeals.ts'
import { answerCase } from '../../../mf-admin/src/cases/cases.ts'
import { watchOpenCases } from '../../../mf-admin/src/cases/openCases.ts'
import { publishReply } from '../../../mf-admin/src/cases/requests.ts'
import { deleteContribution } from '../../../mf-admin/src/decisions/contributionDecisions.ts'
import { decideReport, returnToQueue } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { getLogEntry } from '../../../mf-admin/src/log/log.ts'
import { ban } from '../../../mf-admin/src/members/bans.ts'
import { eraseAccountData } from '../../../mf-profile/src/account/eraseData.ts'
import {
  listNotices,
  markNoticesRead,
  removeNotice,
  watchUnreadNotices,
} from '../../../mf-profile/src/notices/noticeRequests.ts'
import { getReply } from '../../../mf-profile/src/replies/replyRequests.ts'
import { clearDatabase, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, experience, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf, LiveAnswers } from '../setup/liveAnswers.ts'
import { admin, bob, cyd, secondAdmin } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const request = {
  id: 'request',
  reportId: 'r',
  about: '',
  relation: 'me',
  wish: 'remove',
  statement: ' This is me. ',
} as const
const stranger = { ...cyd, uid: 'stranger', email: 'stranger@greenlight.test', verified: true }

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    ...Object.fromEntries(
      [bob, cyd, admin, secondAdmin].map((who) => [`users/${who.uid}`, account(who)]),
    ),
    'admins/admin@greenlight.test': { email: 'admin@greenlight.test', createdAt: 5 },
    [`admins/${secondAdmin.email.toLowerCase()}`]: { email: secondAdmin.email, createdAt: 6 },
    'reports/r': report(bob),
    'reports/r/experiences/cyd': experience(cyd),
  })
})

/** The open cases as an admin sees them. */
async function openCases(): Promise<readonly Case[]> {
  const answers = await asPerson(admin, () => new LiveAnswers<readonly Case[]>(watchOpenCases))
  const cases = await answers.until(() => true)
  answers.stop()
  return cases
}

const noticesOf = async (who: typeof bob) => {
  const { items } = await asPerson(who, () => listNotices())
  return items.map(({ kind, target, reason }) => `${kind} ${target}: ${reason}`)
}

describe('requests', () => {
  it('are sent by a stranger, once, answered once, and read by their author only', async () => {
    await asPerson(stranger, () => sendRequest(request))
    await asPerson(stranger, () => sendRequest(request))
    const changed = asPerson(stranger, () => sendRequest({ ...request, statement: 'Not me.' }))
    expect(await errorCodeOf(changed)).toBe('kit/first-arrived')
    const [open] = await openCases()
    expect(open).toMatchObject({ by: 'stranger', statement: 'This is me.', reportId: 'r' })
    if (!open) return
    await asPerson(admin, () => answerCase(open, { state: 'granted', answer: ' Done. ' }))
    expect(await asPerson(stranger, listMyCases)).toMatchObject([
      { state: 'granted', answer: 'Done.', answeredAt: expect.any(Date) as Date },
    ])
    expect(await noticesOf(stranger)).toEqual(['grant cases/request: Done.'])
    expect(await asPerson(bob, listMyCases)).toEqual([])
    const again = asPerson(secondAdmin, () =>
      answerCase(open, { state: 'declined', answer: 'No.' }),
    )
    expect(await errorCodeOf(again)).toBe('admin/already-decided')
  })

  it('about an intimate picture are signed, and lose their words when they are erased', async () => {
    const signed = { ...request, wish: 'intimate', signature: ' S. Tranger ' } as const
    const unsigned = asPerson(stranger, () => sendRequest({ ...signed, signature: ' ' }))
    expect(await errorCodeOf(unsigned)).toBe('kit/case-send-failed')
    await asPerson(stranger, () => sendRequest(signed))
    const [open] = await openCases()
    expect(open).toMatchObject({ wish: 'intimate', signature: 'S. Tranger' })
    if (!open) return
    await asPerson(admin, () => answerCase(open, { state: 'granted', answer: 'Done.' }))
    await asPerson(stranger, () => sendRequest({ ...request, id: 'open' }))
    await asPerson(stranger, () => eraseAccountData('cases'))
    expect(await idsIn('cases')).toEqual(['request'])
    const left = await storedDocument('cases/request')
    expect(left).toMatchObject({ state: 'granted', statement: '', about: '' })
    expect(left).not.toHaveProperty('signature')
  })

  it('are refused after three a day, and without a verified address', async () => {
    for (const id of ['one', 'two', 'three']) {
      await asPerson(stranger, () => sendRequest({ ...request, id }))
    }
    const fourth = asPerson(stranger, () => sendRequest({ ...request, id: 'four' }))
    expect(await errorCodeOf(fourth)).toBe('kit/day-is-full')
    const unverified = { ...stranger, uid: 'fresh', verified: false }
    expect(await errorCodeOf(asPerson(unverified, () => sendRequest(request)))).toBe(
      'kit/case-send-failed',
    )
  })

  it('can end with an answer on the profile, which members read', async () => {
    expect(await asPerson(cyd, () => getReply('r'))).toBeNull()
    await asPerson(admin, () => publishReply('r', ' I was ill. '))
    expect(await asPerson(cyd, () => getReply('r'))).toMatchObject({ text: 'I was ill.' })
    expect(await errorCodeOf(asPerson(bob, () => publishReply('r', 'No.')))).toBe(
      'admin/reply-failed',
    )
  })
})

describe('appeals', () => {
  const takeDown = async () => {
    await asPerson(admin, () => decideReport('r', 'takedown', 'Not kind.'))
    const { items } = await asPerson(bob, () => listNotices())
    return items[0]?.id ?? ''
  }

  it('against a takedown restore the profile, decided by another admin', async () => {
    const decision = await takeDown()
    const appeal = { decision, reportId: 'r', statement: 'It was.' }
    await asPerson(bob, () => sendAppeal(appeal))
    await asPerson(bob, () => sendAppeal(appeal))
    const [open] = await openCases()
    if (!open) throw new Error('The appeal is open.')
    const entry = await asPerson(admin, () => getLogEntry(decision))
    const byTheSame = asPerson(admin, () => answerCase(open, { state: 'declined', answer: 'No.' }))
    expect(await errorCodeOf(byTheSame)).toBe('admin/decline-failed')
    await asPerson(secondAdmin, () => grantAppeal(open, appealEffect(entry), 'Right.'))
    expect(await storedDocument('reports/r')).toMatchObject({ status: 'public' })
    expect(await noticesOf(bob)).toEqual(
      expect.arrayContaining([
        `grant cases/bob~${decision}: Right.`,
        'restore reports/r: Right.',
        'takedown reports/r: Not kind.',
      ]),
    )
  })

  it('let other profiles wait again: those that are down, and whose own appeal is not open', async () => {
    await seed({
      ...Object.fromEntries(['again', 'public'].map((id) => [`reports/${id}`, report(cyd)])),
    })
    const decision = await takeDown()
    await asPerson(bob, () => sendAppeal({ decision, reportId: 'r', statement: 'It was.' }))
    await asPerson(admin, () => decideReport('again', 'takedown', 'Not kind.'))
    await asPerson(secondAdmin, () => returnToQueue(['r', 'public', 'missing', 'again']))
    for (const [id, status] of Object.entries({ r: 'rejected', public: 'public' }))
      expect(await storedDocument(`reports/${id}`)).toMatchObject({ status })
    expect(await storedDocument('reports/again')).toMatchObject({ status: 'pending' })
    const [first] = await noticesOf(cyd)
    expect(first).toMatch(/^takedown reports\/again: An appeal about the same photo was granted/)
    await asPerson(admin, () => decideReport('again', 'reject', 'Still not kind.'))
    expect(await storedDocument('reports/again')).toMatchObject({ status: 'rejected' })
  })

  it('against a takedown are not granted once the profile is deleted', async () => {
    const decision = await takeDown()
    await asPerson(bob, () => sendAppeal({ decision, reportId: 'r', statement: 'It was.' }))
    await seed({ 'reports/r': null })
    const [open] = await openCases()
    if (!open) throw new Error('The appeal is open.')
    const entry = await asPerson(secondAdmin, () => getLogEntry(decision))
    const granted = asPerson(secondAdmin, () => grantAppeal(open, appealEffect(entry), 'Right.'))
    expect(await errorCodeOf(granted)).toBe('kit/profile-not-found')
    expect(await storedDocument(`cases/bob~${decision}`)).toMatchObject({ state: 'open' })
  })

  it('are not granted once another admin has declined them', async () => {
    const decision = await takeDown()
    await asPerson(bob, () => sendAppeal({ decision, reportId: 'r', statement: 'It was.' }))
    const [open] = await openCases()
    if (!open) throw new Error('The appeal is open.')
    await asPerson(secondAdmin, () => answerCase(open, { state: 'declined', answer: 'It stays.' }))
    const entry = await asPerson(admin, () => getLogEntry(decision))
    const granted = asPerson(admin, () => grantAppeal(open, appealEffect(entry), 'Right.'))
    expect(await errorCodeOf(granted)).toBe('admin/already-decided')
    expect(await storedDocument('reports/r')).toMatchObject({ status: 'rejected' })
  })

  it('are kept while the notice of the decision is there, so they are sent once', async () => {
    const decision = await takeDown()
    await asPerson(bob, () => sendAppeal({ decision, reportId: 'r', statement: 'It was.' }))
    await asPerson(bob, () => sendAppeal({ decision, reportId: 'r', statement: 'It was.' }))
    const changed = asPerson(bob, () => sendAppeal({ decision, reportId: 'r', statement: 'No.' }))
    expect(await errorCodeOf(changed)).toBe('kit/first-arrived')
    expect(await errorCodeOf(asPerson(bob, () => eraseAccountData('cases')))).toBe(
      'profile/account-delete-failed',
    )
    await asPerson(bob, () => eraseAccountData('notices'))
    await asPerson(bob, () => eraseAccountData('cases'))
    expect(await idsIn('cases')).toEqual([])
    const again = asPerson(bob, () => sendAppeal({ decision, reportId: 'r', statement: 'Why?' }))
    expect(await errorCodeOf(again)).toBe('kit/appeal-failed')
  })

  it('against a ban lift it', async () => {
    await asPerson(admin, () => ban({ uid: 'bob', reason: 'Threats.' }))
    const { items } = await asPerson(bob, () => listNotices())
    const [notice] = items
    if (!notice) throw new Error('The ban has no notice.')
    await asPerson(bob, () =>
      sendAppeal({ decision: notice.id, reportId: null, statement: 'Sorry.' }),
    )
    const [open] = await openCases()
    if (!open) throw new Error('The appeal is open.')
    const entry = await asPerson(secondAdmin, () => getLogEntry(notice.id))
    await asPerson(secondAdmin, () => grantAppeal(open, appealEffect(entry), 'Welcome back.'))
    expect(await storedDocument('bans/bob')).toBeUndefined()
  })

  it('need a decision against the member', async () => {
    const none = { decision: 'none', reportId: null, statement: 'Why?' }
    expect(await errorCodeOf(asPerson(bob, () => sendAppeal(none)))).toBe('kit/appeal-failed')
  })
})

describe('notices', () => {
  it('tell the author, are read once seen, and can be removed', async () => {
    const target = { kind: 'experience', reportId: 'r', experienceId: 'cyd' } as const
    await asPerson(bob, () => flagTarget({ target, author: 'cyd', reason: 'harassment', note: '' }))
    await asPerson(admin, () => deleteContribution(target, 'Not kind.'))
    expect(await noticesOf(cyd)).toEqual(['delete reports/r/experiences/cyd: Not kind.'])
    expect(await noticesOf(bob)).toEqual([])
    const unread = await asPerson(cyd, () => new LiveAnswers<readonly Notice[]>(watchUnreadNotices))
    await unread.until((notices) => notices.length === 1)
    const { items } = await asPerson(cyd, () => listNotices())
    const id = items[0]?.id ?? ''
    await asPerson(cyd, () => markNoticesRead([id]))
    await unread.until((notices) => notices.length === 0)
    unread.stop()
    await asPerson(cyd, () => removeNotice(id))
    expect(await noticesOf(cyd)).toEqual([])
  })

  it('of old days are shown without a date', async () => {
    await seed({
      'users/bob/notices/a': { kind: 'takedown', target: 'reports/r', reason: 7, at: timeAt() },
      'users/bob/notices/b': { kind: 'nonsense', target: 'reports/r', at: timeAt() },
    })
    expect(await noticesOf(bob)).toEqual(['takedown reports/r: '])
  })
})
