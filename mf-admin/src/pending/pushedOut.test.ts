import { parseReport, type Report } from '@greenlight/domain/report'
import { expect, it } from 'vitest'
import { type Listed, nextListed } from './pushedOut.ts'

/** Reports by the minute of their creation, which is also their id: "123". */
const reports = (minutes: string): readonly Report[] =>
  [...minutes].map((minute) => ({
    ...parseReport(minute, {}),
    createdAt: new Date(2026, 0, 1, 12, Number(minute)),
  }))

const SIZE = 3

it.each([
  ['keeps a report whose place an older one has taken', '234 123', '4'],
  ['keeps two, one after the other', '345 234 123', '45'],
  ['forgets it when it is listed again', '234 123 234', ''],
  ['forgets it when its turn has come and it is not listed', '234 123 235', ''],
  ['forgets a decided one in the middle', '123 134', ''],
  ['forgets a decided one at the end', '123 124', ''],
  ['forgets a decided one of a list that is not full', '123 12', ''],
  ['has none at the start', '123', ''],
])('%s', (_, lists, ids) => {
  const { pushedOut } = lists
    .split(' ')
    .reduce<Listed>((before, minutes) => nextListed(before, reports(minutes), SIZE), {
      oldest: [],
      pushedOut: [],
    })
  expect(
    pushedOut
      .map(({ id }) => id)
      .toSorted()
      .join(''),
  ).toBe(ids)
})
