import { expect, test } from 'vitest'
import { countTones, totalCount } from './toneCounts.ts'

const tone = (each: 'green' | 'yellow' | 'red') => ({ tone: each })

test.each([
  [{ green: 0, yellow: 0, red: 0 }, [], { green: 0, yellow: 0, red: 0 }, 0],
  [{ green: 2, yellow: 0, red: 1 }, [], { green: 2, yellow: 0, red: 1 }, 3],
  [
    { green: 2, yellow: 0, red: 1 },
    [tone('red'), tone('green'), tone('red')],
    { green: 3, yellow: 0, red: 3 },
    6,
  ],
])('the counters %j plus the experiences %j are %j', (counters, experiences, counts, total) => {
  expect(countTones(counters, experiences)).toEqual(counts)
  expect(totalCount(counts)).toBe(total)
})
