import { beforeEach, expect, test, vi } from 'vitest'
import { flaggedPaths } from './flaggedPaths.ts'

const HOUR_MS = 60 * 60 * 1000

beforeEach(() => localStorage.clear())

test('keeps the stored paths together with paths flagged since', () => {
  expect(flaggedPaths.get()).toBeNull()
  flaggedPaths.add('reports/early')
  expect(flaggedPaths.get()).toBeNull()
  flaggedPaths.set(['reports/a'])
  flaggedPaths.add('reports/b')
  flaggedPaths.add('reports/b')
  expect(flaggedPaths.get()).toEqual(['reports/a', 'reports/b'])
  flaggedPaths.remove('reports/a')
  expect(flaggedPaths.get()).toEqual(['reports/b'])
})

test('forgets the paths after a day', () => {
  vi.useFakeTimers()
  flaggedPaths.set(['reports/a'])
  vi.advanceTimersByTime(23 * HOUR_MS)
  flaggedPaths.add('reports/b')
  expect(flaggedPaths.get()).toHaveLength(2)
  vi.advanceTimersByTime(HOUR_MS)
  expect(flaggedPaths.get()).toBeNull()
  vi.useRealTimers()
})

test('ignores what another session has stored, and does not add to it', () => {
  localStorage.setItem('gl.session.v1', 'former')
  flaggedPaths.set(['reports/a'])
  localStorage.setItem('gl.session.v1', 'next')
  expect(flaggedPaths.get()).toBeNull()
  flaggedPaths.add('reports/b')
  expect(flaggedPaths.get()).toBeNull()
  flaggedPaths.set([])
  expect(flaggedPaths.get()).toEqual([])
})

test.each(['', 'null', '{}', '{"readAt":"now","paths":[]}', '{"readAt":1,"paths":[1]}', '['])(
  'ignores an invalid stored value: %s',
  (stored) => {
    localStorage.setItem('gl.flagged.v1', stored)
    expect(flaggedPaths.get()).toBeNull()
  },
)
