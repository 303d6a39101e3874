import { expect, test } from 'vitest'
import { flagId, type FlagTarget, flagTargetPath, parseFlagTargetPath } from './flag.ts'

test.each<[string, FlagTarget]>([
  ['reports/r', { kind: 'report', reportId: 'r' }],
  ['reports/r/experiences/e', { kind: 'experience', reportId: 'r', experienceId: 'e' }],
  [
    'reports/r/experiences/e/comments/c',
    { kind: 'comment', reportId: 'r', experienceId: 'e', commentId: 'c' },
  ],
  ['reports/r/reply/subject', { kind: 'reply', reportId: 'r' }],
  ['users/u', { kind: 'member', uid: 'u' }],
  ['threads/a_b/messages/m', { kind: 'message', threadId: 'a_b', messageId: 'm' }],
])('%s is parsed as a target and written back', (path, target) => {
  expect(flagTargetPath(target)).toBe(path)
  expect(parseFlagTargetPath(path)).toEqual(target)
})

test.each([
  '',
  'reports',
  'reports/',
  'users',
  'users/u/blocks/x',
  'threads/a_b',
  'threads/a_b/typing/u',
  'reports/r/photos/full',
  'reports/r/experiences',
  'reports/r/reply',
  'reports/r/reply/other',
  'reports/r/reply/subject/more/x',
  'reports/r/experiences/e/comments',
  'reports/r/experiences/e/comments/c/more',
  'threads/t/messages/m/x',
])('%j is not a target', (path) => {
  expect(parseFlagTargetPath(path)).toBeNull()
})

test('the id of a flag contains its member and target', () => {
  expect(flagId('u1', 'reports/r/experiences/e')).toBe('u1~reports~r~experiences~e')
})
