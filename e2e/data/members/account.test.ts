import { parseThread } from '@greenlight/domain/thread'
import { memberData } from '@greenlight/kit/ui/legal/memberData'
import { beforeEach, expect, it } from 'vitest'
import { collectAccountDetails } from '../../../mf-profile/src/account/accountDetails.ts'
import {
  type DataErasureStep,
  eraseAccountData,
  remainingErasureSteps,
} from '../../../mf-profile/src/account/eraseData.ts'
import { allPaths, clearDatabase, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, comment, experience, jpeg, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const message = (sender: string, text: string) => ({
  sender,
  text,
  createdAt: timeAt(),
  threadId: 'ann_bob',
})

const steps = remainingErasureSteps(true, []).filter(
  (step): step is DataErasureStep => step !== 'signIn' && step !== 'device',
)

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'usernames/nameofann': {
      ...{ uid: 'ann', name: 'Name of ann', folded: 'nameofann', since: timeAt() },
    },
    'users/ann/blocks/cyd': { createdAt: timeAt() },
    'users/ann/reads/ann_bob': { at: timeAt() },
    'users/ann/quota/share': { since: timeAt(), count: 2, last: 'reports/mine', at: timeAt() },
    'standing/ann': { decision: 'x', trusted: true, at: timeAt() },
    'presence/ann': { item: 'reports/theirs', at: timeAt() },
    'reports/mine/private/review': { flagCount: 0, decision: 'x', decisionReason: 'Kind.' },
    'threads/ann_bob/typing/ann': { at: timeAt() },
    'users/ann/devices/0': { endpoint: 'https://web.push.apple.com/a', at: timeAt() },
    'users/ann/searches/1': { title: 'Marcus', seenAt: timeAt() },
    'users/bob/blocks/ann': { createdAt: timeAt() },
    'reports/mine': report(ann),
    'reports/mine/photos/full': { dataUrl: jpeg },
    'reports/mine/experiences/theirs': experience(bob),
    'reports/mine/experiences/theirs/comments/theirs': comment(bob),
    'reports/old': { ownerUid: 'ann' },
    'reports/theirs': report(bob),
    'reports/theirs/experiences/theirs': experience(bob),
    'reports/theirs/experiences/theirs/comments/mine': comment(ann),
    'reports/hidden': report(bob, { status: 'rejected' }),
    'reports/hidden/experiences/mine': experience(ann),
    'reports/gone/experiences/mine': experience(ann),
    ...Object.fromEntries(
      Array.from({ length: 230 }, (_, index) => {
        const path = `reports/theirs/experiences/theirs/comments/mine${index}`
        return [path, comment(ann)] as const
      }),
    ),
    'threads/ann_bob/messages/mine': message('ann', 'My words'),
    'threads/ann_bob/messages/theirs': message('bob', 'Their words'),
    'flags/ann~users~bob': {
      by: 'ann',
      targetPath: 'users/bob',
      reason: 'threats',
      note: '',
      createdAt: timeAt(),
      state: 'open',
    },
    'reports/mine/reply/subject': { text: 'I was ill.', createdAt: timeAt(), decision: 'x' },
    'threads/ann_bob': {
      members: ['ann', 'bob'],
      memberInfo: { bob: { displayName: 'Bobby' }, ann: { displayName: 'Name of ann' } },
      lastRead: { ann: timeAt() },
      lastAt: timeAt(),
    },
  })
})

it('collects all data of the member', async () => {
  const details = await asPerson(ann, collectAccountDetails)
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted()
  expect(details.profile).toMatchObject({
    username: 'Name of ann',
    acceptedTermsAt: timeAt().toDate(),
  })
  expect(ids(details.reports)).toEqual(['mine', 'old'])
  expect(details.experiences.map(({ reportId }) => reportId).toSorted()).toEqual(['gone', 'hidden'])
  expect(details.comments).toHaveLength(231)
  expect(details.comments[0]).toMatchObject({ reportId: 'theirs', experienceId: 'theirs' })
  expect(details.threads).toMatchObject([{ memberInfo: { bob: { displayName: 'Bobby' } } }])
  expect(details.messages).toMatchObject([{ id: 'mine', text: 'My words' }])
  expect(details.flags).toMatchObject([{ targetPath: 'users/bob', reason: 'threats' }])
  expect(details.replies).toMatchObject({ mine: { text: 'I was ill.' } })
  expect(details.searches).toMatchObject([{ slot: '1', title: 'Marcus' }])
  expect(details.devices).toEqual([
    { endpoint: 'https://web.push.apple.com/a', at: timeAt().toDate() },
  ])
  expect(details.blocks).toEqual([{ uid: 'cyd', createdAt: timeAt().toDate() }])
  expect(details.photos).toMatchObject({ mine: jpeg })
  expect(details.reviews).toMatchObject({ mine: { flagCount: 0, decisionReason: 'Kind.' } })
  expect(details.keys).toMatchObject({ mine: { photoKeys: [] } })
  expect(details.readMarks).toEqual([{ threadId: 'ann_bob', at: timeAt().toDate() }])
  expect(details.dayCounts).toMatchObject({ share: { count: 2 } })
  expect(details.standing).toEqual({ trusted: true, at: timeAt().toDate() })
  expect(details).toMatchObject({ ban: null, admin: null, erasure: null })
  expect(details.reservedName).toEqual({
    name: 'Name of ann',
    folded: 'nameofann',
    since: timeAt().toDate(),
  })
  expect(details.signIn).toMatchObject({ providers: ['password'] })
})

it('has the parts that the list of all data names', async () => {
  const details = await asPerson(ann, collectAccountDetails)
  const named = memberData.flatMap(({ details }) => ('in' in details ? details.in : []))
  // Of the sign-in there is no document, and the keys are fields of the reports.
  expect(Object.keys(details).toSorted()).toEqual([...named, 'keys', 'signIn'].toSorted())
})

it('leaves out the reason that older notices of an upheld flag have for the flagged member', async () => {
  const notice = { target: 'users/bob', reason: 'Please stay kind.', at: timeAt(), readAt: null }
  await seed({
    'users/ann/notices/a': { ...notice, kind: 'uphold' },
    'users/ann/notices/b': { ...notice, kind: 'dismiss' },
  })
  const { notices } = await asPerson(ann, collectAccountDetails)
  expect(notices).toMatchObject([{ reason: '' }, { reason: 'Please stay kind.' }])
})

it('erases all data of the member, nothing of others, and reports progress', async () => {
  const progress: string[] = []
  await asPerson(ann, async () => {
    for (const step of steps) {
      await eraseAccountData(step, (count) => progress.push(`${step} ${count}`))
    }
  })
  expect(progress).toEqual([
    'threads 1',
    'names 1',
    'comments 200',
    'comments 231',
    'experiences 2',
    'reports 1',
    'reports 2',
    'blocks 1',
    'reads 1',
    'searches 1',
    'devices 1',
  ])
  const thread = await storedDocument('threads/ann_bob')
  expect(thread).toMatchObject({
    left: { ann: true },
    memberInfo: { ann: { displayName: '' }, bob: { displayName: 'Bobby' } },
    lastRead: {},
  })
  expect(thread?.['lastRead']).toEqual({})
  expect(parseThread('ann_bob', thread ?? {})?.memberInfo['ann']).toEqual({
    displayName: 'Former member',
  })
  expect(await storedDocument('erasures/ann')).toMatchObject({ done: true })
  expect(await allPaths()).toEqual([
    'flags/ann~users~bob',
    'reports/hidden',
    'reports/theirs',
    'reports/theirs/experiences/theirs',
    'threads/ann_bob',
    'threads/ann_bob/messages/mine',
    'threads/ann_bob/messages/theirs',
    'users/bob',
    'users/bob/blocks/ann',
  ])
})

it('collects and erases all data of a banned member, too', async () => {
  await seed({ 'bans/ann': { reason: 'Threats.', decision: 'x' } })
  await asPerson(ann, async () => {
    const details = await collectAccountDetails()
    expect(details.comments).toHaveLength(231)
    expect(details.messages).toBeNull()
    expect(details.ban).toMatchObject({ reason: 'Threats.' })
    for (const step of steps) await eraseAccountData(step)
    expect(await errorCodeOf(collectAccountDetails())).toBe('no failure')
  })
  expect(await storedDocument('gone/mine')).toMatchObject({ ownerUid: 'ann' })
  expect((await allPaths()).filter((path) => path.startsWith('users/ann'))).toEqual([])
  // The name of a banned member stays reserved.
  expect(await storedDocument('usernames/nameofann')).toMatchObject({ uid: 'ann' })
})

it('frees a name from before, beside one that another member had first', async () => {
  await seed({
    'usernames/nameofann': { uid: 'cyd', name: 'NAME of ann', since: timeAt() },
    'usernames/nameofann~ann': { uid: 'ann', name: 'Name of ann', since: timeAt(1) },
  })
  await asPerson(ann, async () => {
    for (const step of steps) await eraseAccountData(step)
  })
  expect(await idsIn('usernames')).toEqual(['nameofann'])
})

it('keeps the name while what the member added stays', async () => {
  await asPerson(ann, () => eraseAccountData('user'))
  expect(await allPaths()).not.toContain('users/ann')
  expect(await storedDocument('usernames/nameofann')).toMatchObject({ uid: 'ann' })
})

it('leaves a conversation that somebody starts during the erasure', async () => {
  await asPerson(ann, async () => {
    for (const step of steps) {
      await eraseAccountData(step)
      if (step === 'notices') await seed({ 'threads/late': { members: ['ann', 'bob'] } })
    }
  })
  expect(await storedDocument('threads/late')).toMatchObject({
    left: { ann: true },
    memberInfo: { ann: { displayName: '' } },
  })
})

it('continues after an interruption', async () => {
  await asPerson(ann, async () => {
    await eraseAccountData('comments')
    await eraseAccountData('user')
    expect(await storedDocument('reports/mine/photos/full')).toBeDefined()
    for (const step of steps) await eraseAccountData(step)
  })
  expect(await allPaths()).not.toContain('users/ann')
  expect(await allPaths()).not.toContain('reports/mine')
})

it('erases more appeals than the rules look up notices for in one batch', async () => {
  const decisions = Array.from({ length: 25 }, (_, index) => `log${index}`)
  const notice = { target: 'reports/mine', reason: 'Not kind.', at: timeAt(), readAt: null }
  const appeal = { kind: 'appeal', by: 'ann', statement: 'It was.', createdAt: timeAt() }
  for (const appealed of decisions) {
    await seed({
      [`users/ann/notices/${appealed}`]: { kind: 'takedown', ...notice },
      [`cases/ann~${appealed}`]: { ...appeal, appealed, state: 'declined' },
    })
  }
  await asPerson(ann, async () => {
    // An interrupted attempt.
    await eraseAccountData('notices')
    for (const step of steps) await eraseAccountData(step)
  })
  expect(await idsIn('users/ann/notices')).toEqual([])
  expect(await idsIn('cases')).toEqual([])
})
