import { prepareLoading } from '@greenlight/runtime'
import { beforeAll, expect, test } from 'vitest'
import { createGalleryLists } from './galleryLists.ts'
import { unfilteredRequest as newest } from './galleryRequest.ts'

beforeAll(prepareLoading)

test('an entry of the history finds the list that it showed, unless its request has changed', () => {
  const lists = createGalleryLists()
  const list = lists.find('entry', newest)
  lists.remember('entry', list)
  expect(lists.find('entry', { ...newest })).toBe(list)
  expect(lists.find('entry', { ...newest, sort: 'asc' })).not.toBe(list)
  expect(lists.find('entry', { ...newest, cells: ['dp3'] })).not.toBe(list)
  expect(lists.find('entry', { ...newest, names: ['ann'] })).not.toBe(list)
  expect(lists.find('another entry', newest)).not.toBe(list)
})

test('the last three lists are kept, each for every entry that showed it', () => {
  const lists = createGalleryLists()
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => lists.find('new', newest))
  if (!first || !second || !third || !fourth) throw new Error('Four lists were made.')
  lists.remember('a', first)
  lists.remember('a, filtered', first)
  lists.remember('b', second)
  lists.remember('c', third)
  expect(lists.find('a', newest)).toBe(first)
  expect(lists.find('a, filtered', newest)).toBe(first)

  lists.remember('d', fourth)
  expect(lists.find('a', newest)).not.toBe(first)
  expect(lists.find('a, filtered', newest)).not.toBe(first)
  expect(['b', 'c', 'd'].map((entry) => lists.find(entry, newest))).toEqual([second, third, fourth])
})

test('a list that is shown again counts as the latest one', () => {
  const lists = createGalleryLists()
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => lists.find('new', newest))
  if (!first || !second || !third || !fourth) throw new Error('Four lists were made.')
  lists.remember('0', first)
  lists.remember('1', second)
  lists.remember('2', third)
  lists.remember('0', first)
  lists.remember('3', fourth)
  expect(lists.find('0', newest)).toBe(first)
  expect(lists.find('1', newest)).not.toBe(second)
})
