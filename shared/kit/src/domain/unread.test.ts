import { expect, test } from 'vitest'
import type { Message } from './thread.ts'
import { countUnread, unreadText } from './unread.ts'

const at = (minute: number) => new Date(2025, 9, 1, 12, minute)
const message = (sender: string, minute: number | null): Message => ({
  id: `${sender}${minute}`,
  threadId: 'me_you',
  sender,
  text: 'Hi',
  createdAt: minute === null ? null : at(minute),
})
const messages = [message('you', 1), message('me', 2), message('you', 3), message('you', null)]

test.each([
  ['never read', null, 2],
  ['read before all', at(0), 2],
  ['read at the first', at(1), 1],
  ['read at the last', at(3), 0],
])('%s', (_name, lastRead, count) => {
  expect(countUnread(messages, 'me', lastRead)).toBe(count)
})

test.each([
  [1, '1'],
  [24, '24'],
  [25, '25+'],
])('%i shows as %s', (count, text) => {
  expect(unreadText(count)).toBe(text)
})
