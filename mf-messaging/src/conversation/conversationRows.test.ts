import type { Message } from '@greenlight/domain/thread'
import { expect, test } from 'vitest'
import { conversationRows } from './conversationRows.ts'

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
