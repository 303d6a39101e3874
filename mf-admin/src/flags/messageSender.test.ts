import { expect, it } from 'vitest'
import { groupFlags } from './groupFlags.ts'
import { messageSender } from './messageSender.ts'

const senderOf = (threadId: string, ...flaggedBy: string[]) => {
  const [group] = groupFlags(
    flaggedBy.map((by) => ({
      id: by,
      by,
      targetPath: `threads/${threadId}/messages/m`,
      reportId: null,
      reason: 'harassment',
      note: '',
      evidence: 'You will see.',
      createdAt: null,
      state: 'open',
      decidedBy: null,
      decidedAt: null,
    })),
  )
  return group ? messageSender(group) : 'no group'
}

it.each([
  ['ann_bob', ['ann'], 'bob'],
  ['ann_bob', ['bob'], 'ann'],
  ['ann_bob', ['ann', 'bob'], null],
  ['legacyId', ['ann'], null],
  ['ann_bob', ['cid'], null],
])('in %s, flagged by %j, it is %s', (threadId, by, sender) => {
  expect(senderOf(threadId, ...by)).toBe(sender)
})
