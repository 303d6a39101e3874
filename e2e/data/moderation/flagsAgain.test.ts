import type { FlagTarget } from '@greenlight/domain/flag'
import { deleteComment } from '@greenlight/kit/data/contributions'
import { flagTarget } from '@greenlight/kit/data/flags'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteContribution } from '../../../mf-admin/src/decisions/contributionDecisions.ts'
import { dismissFlags } from '../../../mf-admin/src/decisions/flagDecisions.ts'
import { decideReport } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { ban } from '../../../mf-admin/src/members/bans.ts'
import { warnMember } from '../../../mf-admin/src/members/warnings.ts'
import { addComment } from '../../../mf-profile/src/comments/commentRequests.ts'
import { withdrawFlag } from '../../../mf-profile/src/flags/flagRequests.ts'
import { listOutcomes } from '../../../mf-profile/src/notices/outcomes.ts'
import { seed, storedDocument } from '../setup/database.ts'
import { account, experience } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { seedModeration } from '../setup/moderation.ts'
import { admin, bob, cyd } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

const profile: FlagTarget = { kind: 'report', reportId: 'public' }
const comment: FlagTarget = {
  ...{ kind: 'comment', reportId: 'public', experienceId: 'bob', commentId: 'c' },
}
const commentPath = 'reports/public/experiences/bob/comments/c'
const write = (text: string) =>
  asPerson(cyd, () =>
    addComment({ reportId: 'public', experienceId: 'bob', text, id: 'c' }).then(() => {}),
  )
const flag = (target: FlagTarget, author: string, reason: 'spam' | 'minor' = 'spam') =>
  errorCodeOf(asPerson(bob, () => flagTarget({ target, author, reason, note: '' })))
const flagOn = (path: string) => storedDocument(`flags/bob~${path.replaceAll('/', '~')}`)
const outcomes = async () =>
  (await asPerson(bob, listOutcomes)).map(({ kind, target }) => `${kind} ${target}`)

beforeEach(async () => {
  await seedModeration()
  await seed({ 'users/cyd': account(cyd), 'reports/public/experiences/bob': experience(bob) })
})

describe('a closed flag', () => {
  it('is raised again about newer words under the same id', async () => {
    await write('A first comment.')
    expect(await flag(comment, 'cyd')).toBe('no failure')
    await asPerson(admin, () => dismissFlags(commentPath, 'Fine.'))
    expect(await flag(comment, 'cyd')).toBe('kit/flag-closed')
    await asPerson(cyd, () => deleteComment({ reportId: 'public', experienceId: 'bob', id: 'c' }))
    await write('I know where you live.')
    expect(await flag(comment, 'cyd', 'minor')).toBe('no failure')
    const again = await flagOn(commentPath)
    expect(again).toMatchObject({ state: 'open', reason: 'minor' })
    expect(again).not.toHaveProperty('decision')
    expect(await flag(comment, 'cyd', 'minor')).toBe('no failure')
  })

  it('on a profile is raised again once after a restore, for another reason, and not counted', async () => {
    expect(await flag(profile, 'ann')).toBe('no failure')
    await asPerson(admin, () => decideReport('public', 'takedown', 'Not kind.'))
    expect(await flag(profile, 'ann', 'minor')).toBe('kit/flag-closed')
    expect(await outcomes()).toEqual(['uphold reports/public'])
    await asPerson(admin, () => decideReport('public', 'restore', 'I was wrong.'))
    expect(await outcomes()).toEqual(['visible reports/public'])
    expect(await flag(profile, 'ann')).toBe('kit/flag-closed')
    expect(await flag(profile, 'ann', 'minor')).toBe('no failure')
    expect(await flagOn('reports/public')).toMatchObject({ state: 'open', again: true })
    expect(await storedDocument('reports/public/private/review')).toMatchObject({ flagCount: 0 })
    await asPerson(bob, () => withdrawFlag('reports/public'))
    expect(await flag(profile, 'ann')).toBe('kit/flag-closed')
  })
})

describe('a flag on words that their author has deleted', () => {
  beforeEach(async () => {
    await write('I know where you live.')
    await flag(comment, 'cyd')
    await asPerson(cyd, () => deleteComment({ reportId: 'public', experienceId: 'bob', id: 'c' }))
  })

  it.each([
    ['ban', () => ban({ uid: 'cyd', reason: 'Threats.', targetPath: commentPath })],
    ['warning', () => warnMember({ uid: 'cyd', reason: 'Threats.', targetPath: commentPath })],
  ])('is upheld by a %s of the author', async (_, decide) => {
    await asPerson(admin, decide)
    expect(await outcomes()).toEqual([`uphold ${commentPath}`])
  })
})

it('who flagged something reads each outcome, without any notice', async () => {
  await write('Hello')
  await flag(comment, 'cyd')
  await flag({ kind: 'report', reportId: 'public' }, 'ann')
  expect(await outcomes()).toEqual([])
  const words = {
    kind: 'comment',
    reportId: 'public',
    experienceId: 'bob',
    commentId: 'c',
  } as const
  await asPerson(admin, () => deleteContribution(words, '', { point: 'threats' }))
  await asPerson(admin, () => dismissFlags('reports/public', 'Fine.'))
  expect(await outcomes()).toEqual(['dismiss reports/public', `uphold ${commentPath}`])
})
