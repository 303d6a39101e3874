import { expect, it } from 'vitest'
import { searchMatch } from './alertsSearch.ts'
import { searchKeys } from './searchKeys.ts'

it.each([
  ['Marcus', 'Marcus Hill'],
  ['marcus', 'Markus'],
  ['Jean-Luc', 'Jean-Luc Picard'],
  ['J. R.', 'J. R. Smith'],
  ['Оля', 'Оля'],
])('the keys of a search for %s are among those of a report of %s', (searched, reported) => {
  const keys = searchMatch(searched)
  expect(keys.length).toBeLessThanOrEqual(5)
  expect(keys.some((key) => searchKeys(reported, '').includes(key))).toBe(true)
})

it('has no keys without a name', () => {
  expect(searchMatch('')).toEqual([])
  expect(searchMatch('m')).toEqual([])
})
