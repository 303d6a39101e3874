import { expect, test } from 'vitest'
import { flagId, type FlagTarget, flagTargetPath, parseFlagTarget } from './flagTarget.ts'

test.each<[string, FlagTarget]>([
  ['reports/r', { kind: 'report', reportId: 'r' }],
  ['reports/r/experiences/e', { kind: 'experience', reportId: 'r', experienceId: 'e' }],
  [
    'reports/r/experiences/e/comments/c',
    { kind: 'comment', reportId: 'r', experienceId: 'e', commentId: 'c' },
  ],
  ['threads/a_b/messages/m', { kind: 'message', threadId: 'a_b', messageId: 'm' }],
])('%s is a target, both ways', (path, target) => {
  expect(flagTargetPath(target)).toBe(path)
  expect(parseFlagTarget(path)).toEqual(target)
})

test.each([
  '',
  'reports',
  'reports/',
  'users/u',
  'threads/a_b',
  'threads/a_b/typing/u',
  'reports/r/photos/full',
  'reports/r/experiences',
  'reports/r/experiences/e/comments',
  'reports/r/experiences/e/comments/c/more',
  'threads/t/messages/m/x',
])('%j is no target', (path) => {
  expect(parseFlagTarget(path)).toBeNull()
})

test('a flag is named after its member and target', () => {
  expect(flagId('u1', 'reports/r/experiences/e')).toBe('u1~reports~r~experiences~e')
})
