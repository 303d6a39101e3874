import { flagTarget } from '@greenlight/kit/data/flags/flagTarget'
import { listFlaggedPaths } from '@greenlight/kit/data/flags/listFlaggedPaths'
import { listMyFlags } from '@greenlight/kit/data/flags/listMyFlags'
import { getReport } from '@greenlight/kit/data/reports/getReport'
import type { FlagTarget } from '@greenlight/kit/domain/flagTarget'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, idsIn, place, stored } from './stage/backend.ts'
import { account, at, comment, experience, report } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { ann, bob, cyd, dan, person } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

const profile: FlagTarget = { kind: 'report', reportId: 'r' }
const flag = (target: FlagTarget = profile, evidence?: string) =>
  flagTarget({ target, reason: 'harassment', note: ' Threats. ', ...(evidence && { evidence }) })

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({
    ...Object.fromEntries([ann, bob, cyd, dan].map((who) => [`users/${who.uid}`, account(who)])),
    'reports/r': report(ann),
    'reports/r/experiences/e': experience(ann),
    'reports/r/experiences/e/comments/c': comment(ann),
    'threads/T': { members: ['ann', 'bob'], lastAt: at() },
    'threads/T/messages/m': { sender: 'ann', text: 'Or else!', createdAt: at(), threadId: 'T' },
  })
})

describe('a profile', () => {
  it('goes to review with the third member’s flag', async () => {
    await as(bob, () => flag())
    await as(cyd, () => flag())
    expect(await stored('reports/r')).toMatchObject({ status: 'public', flagCount: 2 })
    await as(dan, () => flag())
    expect(await stored('reports/r')).toMatchObject({ status: 'pending', flagCount: 3 })
    expect(await failureOf(as(bob, () => getReport('r')))).toBe('profile-not-found')
  })

  it('goes there too when all flag at once', async () => {
    await Promise.all([bob, cyd, dan].map((who) => as(who, () => flag())))
    expect(await stored('reports/r')).toMatchObject({ status: 'pending', flagCount: 3 })
    expect(await idsIn('flags')).toHaveLength(3)
  })

  it('is not moved by one member, however often they flag it', async () => {
    for (let times = 0; times < 4; times += 1) await as(bob, () => flag())
    await as(bob, () => Promise.all([flag(), flag(), flag()]))
    expect(await stored('reports/r')).toMatchObject({ status: 'public', flagCount: 1 })
  })
})

describe('anything else', () => {
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
    [
      'a message',
      { kind: 'message', threadId: 'T', messageId: 'm' },
      'Or else!',
      'threads/T/messages/m',
    ],
  ])('%s is flagged once, and I know it', async (_, target, evidence, targetPath) => {
    await as(bob, () => flag(target, evidence))
    await as(bob, () => flag(target, evidence))
    const isMessage = target.kind === 'message'
    expect(await as(bob, listMyFlags)).toEqual([
      {
        id: `bob~${targetPath.replaceAll('/', '~')}`,
        by: 'bob',
        targetPath,
        reportId: isMessage ? null : 'r',
        reason: 'harassment',
        note: 'Threats.',
        evidence: evidence ?? null,
        createdAt: expect.any(Date) as Date,
        state: 'open',
        decidedBy: null,
        decidedAt: null,
      },
    ])
    expect(await stored('reports/r')).not.toHaveProperty('flagCount')
  })

  it('is known to be flagged from then on, without asking again', async () => {
    const comment = { kind: 'comment', reportId: 'r', experienceId: 'e', commentId: 'c' } as const
    expect(await as(bob, listFlaggedPaths)).toEqual([])
    await as(bob, () => flag(comment))
    await as(bob, () => flag())
    await clearDatabase()
    const paths = ['reports/r/experiences/e/comments/c', 'reports/r']
    expect(await as(bob, listFlaggedPaths)).toEqual(paths)
    expect(await as(cyd, listFlaggedPaths)).toEqual([])
  })

  it('says so when it did not work', async () => {
    const target = { kind: 'message', threadId: 'T', messageId: 'm' } as const
    expect(await failureOf(as(bob, () => flag(target, 'Never said')))).toBe('flag-failed')
    expect(await failureOf(as(cyd, () => flag(target, 'Or else!')))).toBe('flag-failed')
    const missing = { kind: 'report', reportId: 'missing' } as const
    expect(await failureOf(as(bob, () => flag(missing)))).toBe('flag-failed')
    expect(await failureOf(as(person('nobody'), () => flag()))).toBe('flag-failed')
  })
})
