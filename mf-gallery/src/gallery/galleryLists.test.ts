import { prepareLoading } from '@greenlight/runtime'
import { beforeAll, expect, test } from 'vitest'
import { findList, rememberList } from './galleryLists.ts'
import { everyReport as newest } from './galleryRequest.ts'

beforeAll(prepareLoading)

test('an entry of the history finds the list that it showed, unless its request has changed', () => {
  const list = findList('entry', newest)
  rememberList('entry', list)
  expect(findList('entry', { ...newest })).toBe(list)
  expect(findList('entry', { ...newest, sort: 'asc' })).not.toBe(list)
  expect(findList('entry', { ...newest, cells: ['dp3'] })).not.toBe(list)
  expect(findList('entry', { ...newest, names: ['ann'] })).not.toBe(list)
  expect(findList('another entry', newest)).not.toBe(list)
})

test('the last three lists are kept, each for every entry that showed it', () => {
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => findList('new', newest))
  if (!first || !second || !third || !fourth) throw new Error('Four lists were made.')
  rememberList('a', first)
  rememberList('a, filtered', first)
  rememberList('b', second)
  rememberList('c', third)
  expect(findList('a', newest)).toBe(first)
  expect(findList('a, filtered', newest)).toBe(first)

  rememberList('d', fourth)
  expect(findList('a', newest)).not.toBe(first)
  expect(findList('a, filtered', newest)).not.toBe(first)
  expect(['b', 'c', 'd'].map((entry) => findList(entry, newest))).toEqual([second, third, fourth])
})

test('a list that is shown again counts as the latest one', () => {
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => findList('new', newest))
  if (!first || !second || !third || !fourth) throw new Error('Four lists were made.')
  rememberList('0', first)
  rememberList('1', second)
  rememberList('2', third)
  rememberList('0', first)
  rememberList('3', fourth)
  expect(findList('0', newest)).toBe(first)
  expect(findList('1', newest)).not.toBe(second)
})
