import { decide, type ReportDecision } from '@greenlight/kit/data/admin/decide'
import { deleteContribution } from '@greenlight/kit/data/admin/deleteContribution'
import { getContribution } from '@greenlight/kit/data/admin/getContribution'
import { getLastDecision } from '@greenlight/kit/data/admin/getLastDecision'
import { getReport } from '@greenlight/kit/data/reports/getReport'
import { beforeEach, describe, expect, it } from 'vitest'
import { idsIn, place, stored } from './stage/backend.ts'
import { at, comment, experience } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { log, openReview } from './stage/moderation.ts'
import { admin, ann, bob, secondAdmin } from './stage/person.ts'
import { as } from './stage/runtime.ts'

beforeEach(openReview)

describe('a decision on a report', () => {
  it.each<[ReportDecision, string, string, string]>([
    ['approve', 'pending', 'public', 'dismissed'],
    ['reject', 'pending', 'rejected', 'upheld'],
    ['takedown', 'public', 'rejected', 'upheld'],
    ['restore', 'rejected', 'public', 'dismissed'],
  ])('to %s moves it from %s to %s, its flags to %s', async (action, from, to, flags) => {
    const target = `reports/${from}`
    const open = { by: 'bob', targetPath: target, state: 'open', createdAt: at(), reason: 'spam' }
    await place({ 'flags/bob~x': open, 'flags/bob~y': { ...open, targetPath: 'reports/else' } })
    await as(admin, () => decide(from, action, ' Because. '))
    expect(await as(ann, () => getReport(from))).toMatchObject({
      status: to,
      decisionReason: 'Because.',
      flagCount: to === 'public' || from === 'public' ? 0 : 3,
    })
    const [entry] = await log()
    expect(entry).toEqual({
      id: (await stored(target))?.['decision'],
      actor: 'admin',
      action,
      target,
      reason: 'Because.',
      at: expect.any(Date) as Date,
    })
    expect(await as(admin, () => getLastDecision(from))).toEqual(entry)
    expect(await stored('flags/bob~x')).toMatchObject({ state: flags, decidedBy: 'admin' })
    expect(await stored('flags/bob~y')).toMatchObject({ state: 'open' })
  })

  it('tells the second admin that another was faster', async () => {
    const decisions = await Promise.all([
      failureOf(as(admin, () => decide('pending', 'approve', ''))),
      failureOf(as(secondAdmin, () => decide('pending', 'reject', ''))),
    ])
    expect(decisions.toSorted()).toEqual(['already-decided', 'no failure'])
    expect(await log()).toHaveLength(1)
    expect(await failureOf(as(admin, () => decide('pending', 'approve', '')))).toBe(
      'already-decided',
    )
  })

  it('is refused to members, and to an admin whose address is not verified', async () => {
    expect(await failureOf(as(bob, () => decide('public', 'takedown', '')))).toBe('takedown-failed')
    const imposter = { ...admin, uid: 'bob', verified: false }
    expect(await failureOf(as(imposter, () => decide('pending', 'approve', '')))).toBe(
      'approve-failed',
    )
  })
})

describe('deleting what a member added', () => {
  const words = { kind: 'experience', reportId: 'public', experienceId: 'e' } as const
  const reply = { ...words, kind: 'comment', commentId: 'c' } as const
  const path = 'reports/public/experiences/e'

  it.each([
    [words, path, experience(bob)],
    [reply, `${path}/comments/c`, comment(bob)],
  ])('takes it away, logs it and upholds its flags, each time anew', async (target, at, fields) => {
    const undated = { ...fields, createdAt: null }
    for (const standing of [fields, undated]) {
      await place({
        [at]: standing,
        'flags/ann~x': { by: 'ann', targetPath: at, state: 'open' },
      })
      expect(await as(admin, () => getContribution(target))).toMatchObject({ userId: 'bob' })
      await as(admin, () => deleteContribution(target, 'Insulting.'))
      expect(await stored(at)).toBeUndefined()
      expect(await stored('flags/ann~x')).toMatchObject({ state: 'upheld' })
    }
    expect(await log()).toMatchObject([
      { action: 'delete', target: at, reason: 'Insulting.' },
      { action: 'delete', target: at },
    ])
    expect(await as(admin, () => getContribution(target))).toBeNull()
    expect(await failureOf(as(admin, () => deleteContribution(target, '')))).toBe('already-decided')
  })

  it('is refused to other members', async () => {
    await place({ [path]: experience(ann) })
    expect(await failureOf(as(bob, () => deleteContribution(words, '')))).toBe(
      'moderation-delete-failed',
    )
    expect(await idsIn('modlog')).toEqual([])
  })
})
