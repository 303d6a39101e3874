import { collectAccountDetails } from '@greenlight/kit/data/account/collectAccountDetails'
import {
  eraseAccountData,
  type DataErasureStep,
} from '@greenlight/kit/data/account/eraseAccountData'
import { remainingErasure } from '@greenlight/kit/domain/accountErasure'
import { beforeEach, expect, it } from 'vitest'
import { clearDatabase, everyPath, place, stored } from './stage/backend.ts'
import { account, at, comment, experience, jpeg, report } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { ann, bob } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

const steps = remainingErasure(true, []).filter(
  (step): step is DataErasureStep => step !== 'signIn' && step !== 'device',
)

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'users/ann/blocks/cyd': { createdAt: at() },
    'users/ann/reads/ann_bob': { at: at() },
    'users/bob/blocks/ann': { createdAt: at() },
    'reports/mine': report(ann),
    'reports/mine/photos/full': { dataUrl: jpeg },
    'reports/mine/experiences/theirs': experience(bob),
    'reports/mine/experiences/theirs/comments/theirs': comment(bob),
    'reports/old': { createdBy: 'ann' },
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
    'threads/ann_bob': {
      members: ['ann', 'bob'],
      memberInfo: { bob: { displayName: 'Bobby' } },
      lastAt: at(),
    },
  })
})

it('collects everything of mine', async () => {
  const details = await as(ann, collectAccountDetails)
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted()
  expect(details.profile).toMatchObject({ username: 'Name of ann', acceptedTermsAt: at().toDate() })
  expect(ids(details.reports)).toEqual(['mine', 'old'])
  expect(details.experiences.map(({ reportId }) => reportId).toSorted()).toEqual(['gone', 'hidden'])
  expect(details.comments).toHaveLength(231)
  expect(details.comments[0]).toMatchObject({ reportId: 'theirs', experienceId: 'theirs' })
  expect(details.threads).toMatchObject([{ memberInfo: { bob: { displayName: 'Bobby' } } }])
  expect(details.blocks).toEqual([{ uid: 'cyd', createdAt: at().toDate() }])
})

it('erases everything of mine and nothing of others, telling how far it is', async () => {
  const told: string[] = []
  await as(ann, async () => {
    for (const step of steps) {
      await eraseAccountData(step, (count) => told.push(`${step} ${count}`))
    }
  })
  expect(told).toEqual([
    'comments 200',
    'comments 231',
    'experiences 2',
    'reports 1',
    'reports 2',
    'blocks 1',
    'reads 1',
  ])
  expect(await everyPath()).toEqual([
    'reports/hidden',
    'reports/theirs',
    'reports/theirs/experiences/theirs',
    'threads/ann_bob',
    'users/bob',
    'users/bob/blocks/ann',
  ])
})

it('goes on where it broke off', async () => {
  await as(ann, async () => {
    await eraseAccountData('comments')
    await place({ 'bans/ann': { by: 'admin' } })
    expect(await failureOf(eraseAccountData('reports'))).toBe('account-delete-failed')
    expect(await stored('reports/mine/photos/full')).toBeDefined()
    await place({ 'bans/ann': null })
    for (const step of steps) await eraseAccountData(step)
  })
  expect(await everyPath()).not.toContain('users/ann')
  expect(await everyPath()).not.toContain('reports/mine')
})
