import { expect, it } from 'vitest'
import { commentsSince } from './experience.ts'

const time = new Date('2026-11-28T12:00:00.123Z')
const stored = (nanoseconds?: number) => ({ toDate: () => time, nanoseconds })

it.each([
  ['a full millisecond', { createdAt: stored(123_000_000) }, '2026-11-28T12:00:00.123Z'],
  ['a part of a millisecond', { createdAt: stored(123_000_001) }, '2026-11-28T12:00:00.124Z'],
  ['no nanoseconds', { createdAt: stored() }, '2026-11-28T12:00:00.123Z'],
  ['no time', {}, undefined],
  ['a text', { createdAt: 'yesterday' }, undefined],
])('reads comments from the millisecond after %s on', (_, fields, since) => {
  expect(commentsSince(fields)?.toISOString()).toBe(since)
})
