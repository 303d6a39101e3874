import { expect, test } from 'vitest'
import { createGalleryList } from './galleryList.ts'
import { recallList, rememberList } from './listMemory.ts'

test('the last three lists are kept, each at every place of the history that showed it', () => {
  const [first, second, third, fourth] = Array.from({ length: 4 }, () =>
    createGalleryList({ sort: 'newest', cells: null }),
  )
  if (!first || !second || !third || !fourth) throw new Error('Four lists were made.')
  rememberList('a', first)
  rememberList('a, filtered', first)
  rememberList('b', second)
  rememberList('c', third)
  expect(recallList('a')).toBe(first)
  expect(recallList('a, filtered')).toBe(first)

  rememberList('d', fourth)
  expect(recallList('a')).toBeUndefined()
  expect(recallList('a, filtered')).toBeUndefined()
  expect([recallList('b'), recallList('c'), recallList('d')]).toEqual([second, third, fourth])
})

test('going back to a list makes it recent again', () => {
  const lists = Array.from({ length: 4 }, () => createGalleryList({ sort: 'oldest', cells: null }))
  lists.slice(0, 3).forEach((list, at) => rememberList(`place ${at}`, list))
  const [first, , , fourth] = lists
  if (!first || !fourth) throw new Error('Four lists were made.')
  rememberList('place 0', first)
  rememberList('place 3', fourth)
  expect(recallList('place 0')).toBe(first)
  expect(recallList('place 1')).toBeUndefined()
})
