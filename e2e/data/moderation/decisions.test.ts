import { getReport, getReview } from '@greenlight/kit/data/reports'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteContribution } from '../../../mf-admin/src/decisions/contributionDecisions.ts'
import { getReportDecision } from '../../../mf-admin/src/decisions/latestDecision.ts'
import {
  decideReport,
  deleteReport,
  type ReportDecision,
} from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { getContribution } from '../../../mf-admin/src/flags/flags.ts'
import { listComments } from '../../../mf-profile/src/comments/commentRequests.ts'
import { idsIn, seed, storedDocument } from '../setup/database.ts'
import { comment, experience, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { logEntries, seedModeration } from '../setup/moderation.ts'
import { admin, ann, bob, secondAdmin } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

beforeEach(seedModeration)

describe('a decision on a report', () => {
  it.each<[ReportDecision, string, string, string]>([
    ['approve', 'pending', 'public', 'dismissed'],
    ['reject', 'pending', 'rejected', 'upheld'],
    ['takedown', 'public', 'rejected', 'upheld'],
    ['restore', 'rejected', 'public', 'dismissed'],
  ])('%s changes it from %s to %s and its flags to %s', async (action, from, to, flags) => {
    const target = `reports/${from}`
    const open = {
      by: 'bob',
      targetPath: target,
      state: 'open',
      createdAt: timeAt(),
      reason: 'spam',
    }
    await seed({ 'flags/bob~x': open, 'flags/bob~y': { ...open, targetPath: 'reports/else' } })
    await asPerson(admin, () => decideReport(from, action, ' Because. '))
    const after = await asPerson(ann, () => getReport(from))
    expect(after).toMatchObject({ status: to, decisionReason: null, flagCount: 0 })
    expect(await asPerson(ann, () => getReview(after))).toMatchObject({
      decisionReason: 'Because.',
      flagCount: to === 'public' || from === 'public' ? 0 : 3,
    })
    const [entry] = await logEntries()
    expect(entry).toEqual({
      id: (await storedDocument(`${target}/private/review`))?.['decision'],
      actor: 'admin',
      action,
      target,
      point: null,
      reason: 'Because.',
      at: expect.any(Date) as Date,
    })
    expect(await asPerson(admin, () => getReportDecision(from))).toEqual(entry)
    expect(await storedDocument('flags/bob~x')).toMatchObject({
      state: flags,
      decision: entry?.id,
    })
    expect(await storedDocument('flags/bob~y')).toMatchObject({ state: 'open' })
  })

  it('leaves the admin’s own flag open, and is refused on an own share', async () => {
    const flagged = { targetPath: 'reports/pending', state: 'open', createdAt: timeAt() }
    await seed({
      'flags/admin~x': { ...flagged, by: 'admin' },
      'flags/bob~x': { ...flagged, by: 'bob' },
      'reports/own': report(admin),
    })
    await asPerson(admin, () => decideReport('pending', 'reject', 'Not fine.'))
    expect(await storedDocument('flags/bob~x')).toMatchObject({ state: 'upheld' })
    expect(await storedDocument('flags/admin~x')).toMatchObject({ state: 'open' })
    expect(await errorCodeOf(asPerson(admin, () => decideReport('own', 'takedown', 'Why.')))).toBe(
      'admin/takedown-failed',
    )
  })

  it('tells the second admin that it is already decided', async () => {
    const decisions = await Promise.all([
      errorCodeOf(asPerson(admin, () => decideReport('pending', 'approve', 'Fine.'))),
      errorCodeOf(asPerson(secondAdmin, () => decideReport('pending', 'reject', 'Not fine.'))),
    ])
    expect(decisions.toSorted()).toEqual(['admin/already-decided', 'no failure'])
    expect(await logEntries()).toHaveLength(1)
    expect(
      await errorCodeOf(asPerson(admin, () => decideReport('pending', 'approve', 'Fine.'))),
    ).toBe('admin/already-decided')
  })

  it('is refused to members and to an admin whose address is not verified', async () => {
    expect(
      await errorCodeOf(asPerson(bob, () => decideReport('public', 'takedown', 'Not fine.'))),
    ).toBe('admin/takedown-failed')
    const imposter = { ...admin, uid: 'bob', verified: false }
    expect(
      await errorCodeOf(asPerson(imposter, () => decideReport('pending', 'approve', 'Fine.'))),
    ).toBe('admin/approve-failed')
  })
})

describe('deleting a report of a member', () => {
  const below = ['photos/full', 'experiences/bob', 'experiences/bob/comments/c']

  it.each(['public', 'pending', 'rejected'])('deletes a %s one for good', async (id) => {
    const target = `reports/${id}`
    await seed({
      [`${target}/photos/full`]: { dataUrl: 'x' },
      [`${target}/experiences/bob`]: experience(bob),
      [`${target}/experiences/bob/comments/c`]: comment(bob),
      'flags/bob~x': { by: 'bob', targetPath: target, state: 'open' },
    })
    await asPerson(admin, () => deleteReport(id, 'Illegal.'))
    for (const path of [target, ...below.map((part) => `${target}/${part}`)])
      expect(await storedDocument(path)).toBeUndefined()
    expect(await storedDocument(`gone/${id}`)).toMatchObject({ ownerUid: 'ann' })
    expect(await storedDocument('flags/bob~x')).toMatchObject({ state: 'upheld' })
    expect(await logEntries()).toMatchObject([{ action: 'delete', target, reason: 'Illegal.' }])
    expect(await errorCodeOf(asPerson(admin, () => deleteReport(id, 'Again.')))).toBe(
      'admin/already-decided',
    )
  })

  it('is refused to other members', async () => {
    expect(await errorCodeOf(asPerson(bob, () => deleteReport('public', 'Why.')))).toBe(
      'admin/delete-failed',
    )
  })
})

describe('deleting a contribution of a member', () => {
  const words = { kind: 'experience', reportId: 'public', experienceId: 'e' } as const
  const reply = { ...words, kind: 'comment', commentId: 'c' } as const
  const path = 'reports/public/experiences/e'

  it.each([
    [words, path, experience(bob)],
    [reply, `${path}/comments/c`, comment(bob)],
  ])(
    'deletes it, logs it and upholds its flags, also when it was added again',
    async (target, at, fields) => {
      const undated = { ...fields, createdAt: null }
      for (const current of [fields, undated]) {
        await seed({
          [at]: current,
          'flags/ann~x': { by: 'ann', targetPath: at, state: 'open' },
        })
        expect(await asPerson(admin, () => getContribution(target))).toMatchObject({
          userId: 'bob',
        })
        await asPerson(admin, () => deleteContribution(target, 'Insulting.'))
        expect(await storedDocument(at)).toBeUndefined()
        expect(await storedDocument('flags/ann~x')).toMatchObject({ state: 'upheld' })
      }
      expect(await logEntries()).toMatchObject([
        { action: 'delete', target: at, reason: 'Insulting.' },
        { action: 'delete', target: at },
      ])
      expect(await asPerson(admin, () => getContribution(target))).toBeNull()
      expect(await errorCodeOf(asPerson(admin, () => deleteContribution(target, 'Again.')))).toBe(
        'admin/already-decided',
      )
    },
  )

  it('deletes the comments on an experience with it, which nobody reads afterwards', async () => {
    const comments = { [`${path}/comments/a`]: comment(ann), [`${path}/comments/b`]: comment(bob) }
    await seed({ [path]: experience(bob), ...comments })
    await asPerson(admin, () => deleteContribution(words, 'Insulting.'))
    expect(await idsIn(`${path}/comments`)).toEqual([])
    expect(await logEntries()).toHaveLength(1)
    await seed(comments)
    const listed = asPerson(ann, () =>
      listComments({ reportId: 'public', id: 'e', commentsSince: timeAt().toDate() }),
    )
    expect(await errorCodeOf(listed)).toBe('profile/comments-load-failed')
  })

  it('is refused to other members', async () => {
    await seed({ [path]: experience(ann) })
    expect(await errorCodeOf(asPerson(bob, () => deleteContribution(words, 'Why.')))).toBe(
      'admin/delete-failed',
    )
    expect(await idsIn('modlog')).toEqual([])
  })
})
