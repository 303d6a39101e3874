import { expect, test } from 'vitest'
import { dayText, monthText, timeAgo, timeAgoBriefly, timeText } from './when.ts'

const now = new Date(2025, 9, 15, 12)
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const DAY = 86_400

test.each([
  [-60, 'now'],
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [DAY, '1 day ago'],
  [2 * DAY - 1, '1 day ago'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [29 * DAY, '4 weeks ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [800 * DAY, '2 years ago'],
])('%i seconds ago is %s', (seconds, text) => {
  expect(timeAgo(secondsAgo(seconds), now)).toBe(text)
})

test.each([
  [-60, 'now'],
  [59, 'now'],
  [60, '1\u00a0m'],
  [3600, '1\u00a0h'],
  [DAY, '1\u00a0d'],
  [7 * DAY, '1\u00a0w'],
  [364 * DAY, '12\u00a0mo'],
  [800 * DAY, '2\u00a0y'],
])('%i seconds ago is %s in the short form', (seconds, text) => {
  expect(timeAgoBriefly(secondsAgo(seconds), now)).toBe(text)
})

test.each([
  [new Date(2025, 9, 15, 0, 0), 'Today'],
  [new Date(2025, 9, 14, 23, 59), 'Yesterday'],
  [new Date(2025, 9, 6), 'Monday, October 6'],
  [new Date(2024, 9, 15), 'October 15, 2024'],
])('the day of %s is %s', (date, text) => {
  expect(dayText(date, now)).toBe(text)
})

test('yesterday can be in the month before', () => {
  expect(dayText(new Date(2025, 8, 30, 22), new Date(2025, 9, 1, 1))).toBe('Yesterday')
})

test('formats month and time of day', () => {
  expect(monthText(now)).toBe('October 2025')
  expect(timeText(new Date(2025, 9, 15, 21, 5))).toMatch(/^9:05\sPM$/)
})

test('times are of the time zone in which the device is now', () => {
  const before = process.env.TZ
  const noon = new Date('2025-10-15T12:00:00Z')
  try {
    process.env.TZ = 'America/Chicago'
    expect(timeText(noon)).toBe('7:00 AM')
    process.env.TZ = 'Asia/Tokyo'
    expect(timeText(noon)).toBe('9:00 PM')
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})
