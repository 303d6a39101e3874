import { type Flag, type FlagReason, parseFlag } from '@greenlight/domain/flag'
import { describe, expect, it, test } from 'vitest'
import {
  byUrgency,
  flagsWithinAnHour,
  groupFlagsByTarget,
  isOfNewAccount,
  isUrgentGroup,
  mergeFlags,
  messageSender,
  reasonsOf,
} from './flagGroups.ts'

const flag = (by: string, targetPath: string): Flag => ({
  id: by,
  by,
  author: null,
  targetPath,
  reportId: null,
  reason: 'spam',
  note: '',
  evidence: null,
  createdAt: null,
  state: 'open',
  decision: null,
  decidedBy: null,
  decidedAt: null,
})

describe('groupFlagsByTarget', () => {
  it('makes one group for each target, in the order of their first flags', () => {
    const groups = groupFlagsByTarget([
      flag('ann', 'reports/r/experiences/e'),
      flag('bob', 'threads/a_b/messages/m'),
      flag('cid', 'reports/r/experiences/e'),
    ])
    expect(groups.map(({ key, flags }) => [key, flags.map(({ id }) => id)])).toEqual([
      ['reports/r/experiences/e', ['ann', 'cid']],
      ['threads/a_b/messages/m', ['bob']],
    ])
    expect(groups[0]?.target).toEqual({ kind: 'experience', reportId: 'r', experienceId: 'e' })
  })

  it('leaves out flags on documents that cannot be flagged', () => {
    expect(groupFlagsByTarget([flag('ann', 'users/u/blocks/x')])).toEqual([])
  })
})

it.each([
  ['ann_bob', ['ann'], 'bob'],
  ['ann_bob', ['bob'], 'ann'],
  ['ann_bob', ['ann', 'bob'], null],
  ['legacyId', ['ann'], null],
  ['ann_bob', ['cid'], null],
])('messageSender: in %s, flagged by %j, it is %s', (threadId, flaggedBy, sender) => {
  const [group] = groupFlagsByTarget(
    flaggedBy.map((by) => flag(by, `threads/${threadId}/messages/m`)),
  )
  expect(group ? messageSender(group) : 'no group').toBe(sender)
})

const waiting = (since: number | null, ...reasons: FlagReason[]) => ({
  reasons,
  since: since === null ? null : new Date(since),
})

test('minors come first, then the other urgent ones, then the longest wait', () => {
  const minor = waiting(5, 'spam', 'minor')
  const nudity = waiting(9, 'nudity')
  const threats = waiting(8, 'threats')
  const redlight = { ...waiting(7, 'false'), hidden: 'redlight' } as const
  const hidden = { ...waiting(6, 'false'), hidden: 'other' } as const
  const home = waiting(4, 'private-info')
  const older = waiting(1, 'harassment')
  const undated = waiting(null)
  const newer = waiting(2)
  const all = [newer, older, home, hidden, redlight, threats, undated, nudity, minor]
  expect(all.toSorted(byUrgency)).toEqual([
    minor,
    nudity,
    threats,
    redlight,
    hidden,
    home,
    undated,
    older,
    newer,
  ])
})

const flagAt = (id: string, at: number, reason: FlagReason = 'spam'): Flag => {
  const createdAt = { toDate: () => new Date(at) }
  const parsed = parseFlag(id, { targetPath: 'reports/x', reason, createdAt })
  if (!parsed) throw new Error('It has a target.')
  return parsed
}

test('flags of two lists are listed once, oldest first', () => {
  const all = mergeFlags([flagAt('b', 2), flagAt('c', 3)], [flagAt('a', 1), flagAt('b', 2)])
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('each reason is named once', () => {
  expect(reasonsOf([flagAt('a', 1), flagAt('b', 2, 'minor'), flagAt('c', 3)])).toEqual([
    'spam',
    'minor',
  ])
})

test('a profile with three flags is urgent, two flags for spam are not', () => {
  const groupOf = (path: string, ...by: string[]) =>
    groupFlagsByTarget(by.map((each) => flag(each, path))).map(isUrgentGroup)
  expect(groupOf('reports/r', 'ann', 'bob')).toEqual([false])
  expect(groupOf('reports/r', 'ann', 'bob', 'cid')).toEqual([true])
  expect(groupOf('users/u', 'ann', 'bob', 'cid')).toEqual([false])
  const threat = { ...flag('ann', 'users/u'), reason: 'threats' } as const
  expect(groupFlagsByTarget([threat]).map(isUrgentGroup)).toEqual([true])
})

test('flags within an hour are counted', () => {
  const minutes = (...times: number[]) => times.map((at, id) => flagAt(String(id), at * 60_000))
  expect(flagsWithinAnHour(minutes(0, 61))).toBe(0)
  expect(flagsWithinAnHour(minutes(0, 60))).toBe(2)
  expect(flagsWithinAnHour(minutes(0, 100, 130, 160, 170))).toBe(3)
  expect(flagsWithinAnHour([])).toBe(0)
})

test.each([
  ['29 days after the member came', 29, true],
  ['30 days after', 30, false],
])('isOfNewAccount: a flag %s', (_, days, expected) => {
  const since = new Date('2026-01-01')
  const createdAt = new Date(since.getTime() + days * 24 * 60 * 60 * 1000)
  expect(isOfNewAccount({ createdAt }, since)).toBe(expected)
})

test('isOfNewAccount: nothing is said of an account whose age is not known', () => {
  expect(isOfNewAccount({ createdAt: new Date() }, undefined)).toBe(false)
  expect(isOfNewAccount({ createdAt: new Date() }, null)).toBe(false)
})
