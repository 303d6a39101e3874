import { expect, it } from 'vitest'
import { reportIdOf } from './noticeSubject.ts'
import { isAppealable, noticeText } from './noticeTexts.ts'

it.each([
  ['takedown', 'reports/a', 'The profile you shared was taken down.'],
  ['delete', 'reports/a/experiences/b', 'Your experience was deleted. It cannot be brought back.'],
  [
    'delete',
    'reports/a/experiences/b/comments/c',
    'Your comment was deleted. It cannot be brought back.',
  ],
  ['delete', 'threads/a_b/messages/m', 'Your message was removed.'],
  ['warn', 'users/ann', 'An admin asks you to follow our guidelines.'],
  ['uphold', 'users/bob', 'You reported a member. We acted on it.'],
  ['dismiss', 'users/bob', 'You reported a member. We found nothing against our guidelines.'],
  ['uphold', 'threads/a_b/messages/m', 'You reported a message. It breaks our guidelines.'],
  ['dismiss', 'reports/a', 'You reported a profile. It follows our guidelines and stays.'],
  ['warn', 'users/ann', 'An admin asks you to follow our guidelines.'],
  [
    'delete',
    'reports/a/reply/subject',
    'The answer on the profile you shared was deleted. It cannot be brought back.',
  ],
  ['reply', 'reports/a/reply/subject', 'The person described answered on the profile you shared.'],
  ['visible', 'reports/a', 'A profile you reported is visible again.'],
  ['ban', 'bans/ann', 'Your account was suspended.'],
  ['grant', 'cases/ann~log1', 'Your appeal was granted.'],
  ['decline', 'cases/request1', 'Your request was declined.'],
] as const)('tells of %s on %s', (kind, target, text) => {
  expect(noticeText({ kind, target })).toBe(text)
})

it.each([
  ['takedown', 'reports/a', 'Zacharias, 41, was taken down.'],
  ['restore', 'reports/a', 'Zacharias, 41, is back in the gallery.'],
  ['experience', 'reports/a', 'New on Zacharias, 41: experiences or comments.'],
  ['reply', 'reports/a/reply/subject', 'New on Zacharias, 41: an answer of the person described.'],
  ['approve', 'revisions/a', 'Zacharias, 41, has your new notes.'],
  [
    'delete',
    'reports/a/experiences/b',
    'Your experience with Zacharias, 41, was deleted. It cannot be brought back.',
  ],
  [
    'delete',
    'reports/a/experiences/b/comments/c',
    'Your comment on Zacharias, 41, was deleted. It cannot be brought back.',
  ],
  [
    'delete',
    'reports/a/reply/subject',
    'The answer on Zacharias, 41, was deleted. It cannot be brought back.',
  ],
  ['grant', 'cases/ann~log1', 'Your appeal about Zacharias, 41, was granted.'],
  [
    'dismiss',
    'reports/a',
    'You reported Zacharias, 41. The profile follows our guidelines and stays.',
  ],
  [
    'uphold',
    'reports/a/experiences/b',
    'You reported an experience with Zacharias, 41. It breaks our guidelines.',
  ],
  ['visible', 'reports/a', 'A profile you reported is visible again.'],
] as const)('names the profile of %s on %s', (kind, target, text) => {
  expect(noticeText({ kind, target }, { name: 'Zacharias', age: 41 })).toBe(text)
})

it('names a profile without an age without commas', () => {
  const subject = { name: '{name}', age: null }
  expect(noticeText({ kind: 'takedown', target: 'reports/a' }, subject)).toBe(
    '{name} was taken down.',
  )
})

it('finds the report that the decision was about', () => {
  expect(reportIdOf('reports/a/experiences/b')).toBe('a')
  expect(reportIdOf('threads/a_b/messages/m')).toBeNull()
  expect(reportIdOf('bans/ann')).toBeNull()
  expect(reportIdOf('revisions/a')).toBe('a')
})

it('offers an appeal for 30 days, and only against what took something away', () => {
  const now = new Date('2026-03-31T12:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect(isAppealable({ kind: 'takedown', target: 'reports/a', at: daysAgo(29) }, now)).toBe(true)
  expect(isAppealable({ kind: 'ban', target: 'reports/a', at: daysAgo(31) }, now)).toBe(false)
  expect(isAppealable({ kind: 'delete', target: 'reports/a', at: null }, now)).toBe(false)
  expect(isAppealable({ kind: 'restore', target: 'reports/a', at: daysAgo(1) }, now)).toBe(false)
  expect(isAppealable({ kind: 'decline', target: 'reports/a', at: daysAgo(1) }, now)).toBe(false)
  expect(isAppealable({ kind: 'reject', target: 'reports/a', at: daysAgo(1) }, now)).toBe(true)
  expect(isAppealable({ kind: 'reject', target: 'revisions/a', at: daysAgo(1) }, now)).toBe(false)
})
