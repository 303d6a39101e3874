import { type Case, parseCase } from '@greenlight/domain/case'
import { expect, it } from 'vitest'
import { waitedText } from '../queue/waited.ts'
import { casesInWorkOrder, dueText, hoursWaited, isLate, waitMark } from './urgency.ts'

const now = new Date('2026-03-10T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

function waiting(id: string, hours: number, fields: Partial<Case> = {}): Case {
  return { ...parseCase(id, {}), createdAt: hoursAgo(hours), ...fields }
}

it('lists intimate pictures and minors first, then the oldest', () => {
  const cases = [
    waiting('new', 1),
    waiting('old', 100),
    waiting('minor', 2, { relation: 'minor' }),
    waiting('intimate', 3, { wish: 'intimate' }),
    waiting('appeal', 200, { kind: 'appeal' }),
  ]
  expect(casesInWorkOrder(cases, 'removal').map(({ id }) => id)).toEqual([
    'intimate',
    'minor',
    'old',
    'new',
  ])
  expect(casesInWorkOrder(cases, 'appeal').map(({ id }) => id)).toEqual(['appeal'])
})

it('is late after 48 hours if it is urgent, else after seven days', () => {
  expect(isLate(waiting('a', 47, { wish: 'intimate' }), now)).toBe(false)
  expect(isLate(waiting('a', 48, { wish: 'intimate' }), now)).toBe(true)
  expect(isLate(waiting('a', 167), now)).toBe(false)
  expect(isLate(waiting('a', 168), now)).toBe(true)
})

it('says how long it waited', () => {
  expect(hoursWaited(waiting('a', 5.9), now)).toBe(5)
  expect(waitedText(0)).toBe('0 h')
  expect(waitedText(47)).toBe('47 h')
  expect(waitedText(50)).toBe('50 h')
  expect(waitedText(170)).toBe('7 days')
})

it.each([
  [47, null],
  [48, 'over 48 h'],
  [167, 'over 48 h'],
  [168, 'over 7 days'],
])('after %i h the mark is %j', (hours, mark) => {
  expect(waitMark(waiting('a', hours), now)).toBe(mark)
})

it('says when the answer is due: a day, and for intimate pictures and minors a minute', () => {
  const createdAt = new Date(2026, 10, 27, 14, 5)
  expect(dueText(waiting('a', 0, { createdAt }))).toBe('by December 4')
  expect(dueText(waiting('a', 0, { createdAt, wish: 'intimate' }))).toBe(
    'by November 29 at 2:05 PM',
  )
  expect(dueText(waiting('a', 0, { createdAt: null }))).toBe('')
})
