import { expect, test } from 'vitest'
import { matchesText } from './textSearch.ts'

const report = { name: 'José Álvarez', notes: 'Kind, on time.\nLoves HIKING.' }

test.each([
  ['', true],
  ['   ', true],
  ['jose', true],
  ['JOSÉ hiking', true],
  ['hiking kind', true],
  ['alvar', true],
  ['jose rude', false],
  ['álvarezkind', false],
])('%j: %s', (query, found) => {
  expect(matchesText(report, query)).toBe(found)
})
