import type { Flag } from '@greenlight/domain/flag'
import { describe, expect, it } from 'vitest'
import { groupFlagsByTarget, messageSender } from './flagGroups.ts'

const flag = (by: string, targetPath: string): Flag => ({
  id: by,
  by,
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
