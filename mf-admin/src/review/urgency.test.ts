import { parseFlag, type Flag, type FlagReason } from '@greenlight/domain/flag'
import { expect, test } from 'vitest'
import { byUrgency, mergeFlags, reasonsOf } from './urgency.ts'

const waiting = (since: number | null, ...reasons: FlagReason[]) => ({
  reasons,
  since: since === null ? null : new Date(since),
})

test('minors come first, then private information, then the longest wait', () => {
  const minor = waiting(5, 'spam', 'minor')
  const home = waiting(4, 'private-info')
  const older = waiting(1, 'harassment')
  const undated = waiting(null)
  const newer = waiting(2)
  expect([newer, older, home, undated, minor].toSorted(byUrgency)).toEqual([
    minor,
    home,
    undated,
    older,
    newer,
  ])
})

const flag = (id: string, at: number, reason: FlagReason = 'spam'): Flag => {
  const createdAt = { toDate: () => new Date(at) }
  const parsed = parseFlag(id, { targetPath: 'reports/x', reason, createdAt })
  if (!parsed) throw new Error('It has a target.')
  return parsed
}

test('flags of two lists are listed once, oldest first', () => {
  const all = mergeFlags([flag('b', 2), flag('c', 3)], [flag('a', 1), flag('b', 2)])
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('each reason is named once', () => {
  expect(reasonsOf([flag('a', 1), flag('b', 2, 'minor'), flag('c', 3)])).toEqual(['spam', 'minor'])
})
