import type { Message } from '@greenlight/domain/thread'
import { expect, test } from 'vitest'
import { isUnread, unreadText } from './unread.ts'

const at = (minute: number) => new Date(2025, 9, 1, 12, minute)
const unreadMessage = (sender: string, minute: number | null): Message => ({
  id: `${sender}${minute}`,
  threadId: 'me_you',
  sender,
  text: 'Hi',
  createdAt: minute === null ? null : at(minute),
  removed: false,
})
const messages = [
  unreadMessage('you', 1),
  unreadMessage('me', 2),
  unreadMessage('you', 3),
  unreadMessage('you', null),
]

test.each([
  ['never read', null, 2],
  ['read before the first', at(0), 2],
  ['read at the first', at(1), 1],
  ['read at the last', at(3), 0],
])('counts unread messages: %s', (_name, lastRead, count) => {
  expect(messages.filter((message) => isUnread(message, 'me', lastRead))).toHaveLength(count)
})

test.each([
  [1, '1'],
  [24, '24'],
  [25, '25+'],
])('shows %i unread as %s', (count, text) => {
  expect(unreadText(count)).toBe(text)
})
