import { expect, test } from 'vitest'
import { conversationRows } from './messageDays.ts'
import type { Message } from './thread.ts'

const now = new Date(2025, 9, 3, 9)
const message = (sender: string, createdAt: Date | null): Message => ({
  id: `${sender} ${createdAt?.toISOString() ?? 'sending'}`,
  threadId: 'me_you',
  sender,
  text: 'Hi',
  createdAt,
})
const first = message('you', new Date(2025, 9, 1, 23, 59))
const second = message('you', new Date(2025, 9, 2, 0, 1))
const own = message('me', new Date(2025, 9, 2, 8))
const sending = message('me', null)

const shape = (messages: Message[], lastRead: Date | null) =>
  conversationRows(messages, { me: 'me', lastRead, now }).map((row) => {
    if (row.kind === 'day') return row.day.getDate()
    return row.kind === 'new' ? 'new' : row.message.id
  })

test('nothing said yet', () => {
  expect(shape([], null)).toEqual([])
})

test('each day is announced once; what is being sent belongs to today', () => {
  const rows = shape([first, second, own, sending], now)
  expect(rows).toEqual([1, first.id, 2, second.id, own.id, 3, sending.id])
})

test('the line for what is new stands once, below the day, before the first unread', () => {
  expect(shape([first, second, own], null)).toEqual([1, 'new', first.id, 2, second.id, own.id])
  expect(shape([first, second, own], first.createdAt)).toEqual([
    1,
    first.id,
    2,
    'new',
    second.id,
    own.id,
  ])
})
