import type { Flag } from '@greenlight/kit/domain/flag'
import { expect, it } from 'vitest'
import { groupFlags } from './groupFlags.ts'

const flag = (id: string, targetPath: string): Flag => ({
  id,
  by: id,
  targetPath,
  reportId: null,
  reason: 'spam',
  note: '',
  evidence: null,
  createdAt: null,
  state: 'open',
  decidedBy: null,
  decidedAt: null,
})

it('makes one group a target, the target that was flagged first before the others', () => {
  const groups = groupFlags([
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

it('leaves out what is on nothing that can be flagged', () => {
  expect(groupFlags([flag('ann', 'users/u')])).toEqual([])
})
