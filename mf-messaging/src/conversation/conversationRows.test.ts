import type { Message } from '@greenlight/domain/thread'
import { describe, expect, it, test } from 'vitest'
import { isBlank } from '@greenlight/domain/fields'
import { conversationRows, isUnread, unreadText } from './conversationRows.ts'

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

const now = new Date(2025, 9, 3, 9)
const message = (sender: string, createdAt: Date | null): Message => ({
  id: `${sender} ${createdAt?.toISOString() ?? 'sending'}`,
  threadId: 'me_you',
  sender,
  text: 'Hi',
  createdAt,
  removed: false,
})
const first = message('you', new Date(2025, 9, 1, 23, 59))
const second = message('you', new Date(2025, 9, 2, 0, 1))
const own = message('me', new Date(2025, 9, 2, 8))
const sending = message('me', null)

const rowNames = (messages: Message[], lastRead: Date | null) =>
  conversationRows(messages, { me: 'me', lastRead, now }).map((row) => {
    if (row.kind === 'day') return row.day.getDate()
    return row.kind === 'new' ? 'new' : row.message.id
  })

test('has no rows without messages', () => {
  expect(rowNames([], null)).toEqual([])
})

test('has one separator for each day, and puts unsent messages under today', () => {
  const rows = rowNames([first, second, own, sending], now)
  expect(rows).toEqual([1, first.id, 2, second.id, own.id, 3, sending.id])
})

test('has one line "New messages", below the day and before the first unread message', () => {
  expect(rowNames([first, second, own], null)).toEqual([1, 'new', first.id, 2, second.id, own.id])
  expect(rowNames([first, second, own], first.createdAt)).toEqual([
    1,
    first.id,
    2,
    'new',
    second.id,
    own.id,
  ])
})

describe('isBlank', () => {
  it.each(['', '   ', '\n\n', '\u00A0\u3000', '\u200B\u200E', '\u2800', '\u3164', '\u0301'])(
    'finds nothing visible in %j',
    (text) => expect(isBlank(text)).toBe(true),
  )

  it.each(['a', ' . ', 'שלום', 'こんにちは', '👍🏽', '0', 'e\u0301', '\n?'])(
    'finds something visible in %j',
    (text) => expect(isBlank(text)).toBe(false),
  )
})
