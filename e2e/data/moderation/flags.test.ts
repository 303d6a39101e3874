import type { FlagTarget } from '@greenlight/domain/flag'
import { flagTarget, listFlaggedPaths, listMyFlags } from '@greenlight/kit/data/flags'
import { getReport } from '@greenlight/kit/data/reports'
import { Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, comment, experience, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob, cyd, dan, person } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

const profile: FlagTarget = { kind: 'report', reportId: 'r' }
const flag = (target: FlagTarget = profile, evidence?: string) =>
  flagTarget({
    ...{ target, author: target.kind === 'reply' ? '-' : 'ann' },
    ...{ reason: 'harassment', note: ' Threats. ' },
    ...(evidence && { evidence }),
  })

const countedFlags = async () => [
  (await storedDocument('reports/r'))?.['status'],
  (await storedDocument('reports/r/private/review'))?.['flagCount'],
]

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    ...Object.fromEntries([ann, bob, cyd, dan].map((who) => [`users/${who.uid}`, account(who)])),
    'reports/r': report(ann),
    'reports/r/experiences/e': experience(ann),
    'reports/r/experiences/e/comments/c': comment(ann),
    'reports/r/reply/subject': { text: 'I was ill.', createdAt: timeAt(), decision: 'x' },
    'threads/T': { members: ['ann', 'bob'], lastAt: timeAt() },
    'threads/T/messages/m': { sender: 'ann', text: 'Or else!', createdAt: timeAt(), threadId: 'T' },
  })
})

describe('a profile', () => {
  it('goes to review with the flag of the third member', async () => {
    await asPerson(bob, () => flag())
    await asPerson(cyd, () => flag())
    expect(await countedFlags()).toEqual(['public', 2])
    await asPerson(dan, () => flag())
    expect(await countedFlags()).toEqual(['pending', 3])
    expect(await errorCodeOf(asPerson(bob, () => getReport('r')))).toBe('kit/profile-not-found')
  })

  it('goes to review when three members flag it at once', async () => {
    await Promise.all([bob, cyd, dan].map((who) => asPerson(who, () => flag())))
    expect(await countedFlags()).toEqual(['pending', 3])
    expect(await idsIn('flags')).toHaveLength(3)
  })

  it('takes the flag of a member who opened it before it went to review, uncounted', async () => {
    await seed({
      'reports/r': report(ann, { status: 'pending' }),
      'reports/r/private/review': { flagCount: 3 },
    })
    expect(await asPerson(dan, () => flag())).toBe(true)
    expect(await storedDocument('flags/dan~reports~r')).toMatchObject({ reason: 'harassment' })
    expect(await countedFlags()).toEqual(['pending', 3])
    const joined = Timestamp.now()
    await seed({ 'users/bob': account(bob, { createdAt: joined }) })
    expect(await asPerson(bob, () => flag())).toBe(true)
    expect(await idsIn('flags')).toHaveLength(2)
  })

  it('is not flagged after it was rejected', async () => {
    await seed({ 'reports/r': report(ann, { status: 'rejected' }) })
    expect(await errorCodeOf(asPerson(dan, () => flag()))).toBe('kit/flag-failed')
  })

  it('goes to review with the third flag, two of which an older report counts', async () => {
    await seed({ 'reports/r': report(ann, { flagCount: 2 }) })
    await asPerson(dan, () => flag())
    expect(await countedFlags()).toEqual(['pending', 1])
  })

  it('stays public when its flags come from new accounts, or an admin has cleared it', async () => {
    const joined = Timestamp.now()
    await seed({
      'reports/r/private/review': { flagCount: 2 },
      'users/bob': account(bob, { createdAt: joined }),
    })
    await asPerson(bob, () => flag())
    expect(await countedFlags()).toEqual(['public', 2])
    expect(await idsIn('flags')).toHaveLength(1)
    await seed({ 'reports/r/private/review': { flagCount: 2, cleared: true } })
    await asPerson(dan, () => flag())
    expect(await countedFlags()).toEqual(['public', 3])
  })

  it('stays public when one member flags it repeatedly', async () => {
    for (let times = 0; times < 4; times += 1) await asPerson(bob, () => flag())
    await asPerson(bob, () => Promise.all([flag(), flag(), flag()]))
    expect(await countedFlags()).toEqual(['public', 1])
  })
})

describe('a second flag on the same target', () => {
  it('says that the first one had arrived with other words, and is stored', async () => {
    await asPerson(bob, () => flag())
    await asPerson(bob, () => flag())
    const minor = { target: profile, author: 'ann', reason: 'minor', note: 'Threats.' } as const
    expect(await errorCodeOf(asPerson(bob, () => flagTarget(minor)))).toBe('kit/first-arrived')
    expect(await storedDocument('flags/bob~reports~r')).toMatchObject({ reason: 'harassment' })
  })

  it('says that the first one is closed', async () => {
    await asPerson(bob, () => flag())
    const stored = await storedDocument('flags/bob~reports~r')
    await seed({ 'flags/bob~reports~r': { ...stored, state: 'withdrawn' } })
    expect(await errorCodeOf(asPerson(bob, () => flag()))).toBe('kit/flag-closed')
  })
})

describe('experiences, comments, answers, messages and members', () => {
  it.each<[string, FlagTarget, string | undefined, string]>([
    [
      'an experience',
      { kind: 'experience', reportId: 'r', experienceId: 'e' },
      undefined,
      'reports/r/experiences/e',
    ],
    [
      'a comment',
      { kind: 'comment', reportId: 'r', experienceId: 'e', commentId: 'c' },
      undefined,
      'reports/r/experiences/e/comments/c',
    ],
    ['an answer', { kind: 'reply', reportId: 'r' }, undefined, 'reports/r/reply/subject'],
    ['a member', { kind: 'member', uid: 'ann' }, undefined, 'users/ann'],
    [
      'a message',
      { kind: 'message', threadId: 'T', messageId: 'm' },
      'Or else!',
      'threads/T/messages/m',
    ],
  ])(
    '%s is flagged once and listed in the flags of the member',
    async (_, target, evidence, targetPath) => {
      await asPerson(bob, () => flag(target, evidence))
      await asPerson(bob, () => flag(target, evidence))
      expect(await asPerson(bob, listMyFlags)).toEqual([
        {
          id: `bob~${targetPath.replaceAll('/', '~')}`,
          by: 'bob',
          author: target.kind === 'reply' ? '-' : 'ann',
          targetPath,
          reportId: 'reportId' in target ? 'r' : null,
          reason: 'harassment',
          note: 'Threats.',
          evidence: evidence ?? null,
          createdAt: expect.any(Date) as Date,
          state: 'open',
          decision: null,
          decidedBy: null,
          decidedAt: null,
        },
      ])
      expect(await countedFlags()).toEqual(['public', undefined])
    },
  )

  it('are known to be flagged without another request', async () => {
    const comment = { kind: 'comment', reportId: 'r', experienceId: 'e', commentId: 'c' } as const
    expect(await asPerson(bob, listFlaggedPaths)).toEqual([])
    await asPerson(bob, () => flag(comment))
    await asPerson(bob, () => flag())
    await clearDatabase()
    const paths = ['reports/r/experiences/e/comments/c', 'reports/r']
    expect(await asPerson(bob, listFlaggedPaths)).toEqual(paths)
    expect(await asPerson(cyd, listFlaggedPaths)).toEqual([])
  })

  it('report a failed request', async () => {
    const target = { kind: 'message', threadId: 'T', messageId: 'm' } as const
    expect(await errorCodeOf(asPerson(bob, () => flag(target, 'Never said')))).toBe(
      'kit/flag-failed',
    )
    expect(await errorCodeOf(asPerson(cyd, () => flag(target, 'Or else!')))).toBe('kit/flag-failed')
    const missing = { kind: 'report', reportId: 'missing' } as const
    expect(await errorCodeOf(asPerson(bob, () => flag(missing)))).toBe('kit/flag-failed')
    expect(await errorCodeOf(asPerson(person('nobody'), () => flag()))).toBe('kit/flag-failed')
  })
})
