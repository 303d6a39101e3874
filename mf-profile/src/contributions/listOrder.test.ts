import { expect, it } from 'vitest'
import { sortItems } from './listOrder.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))

it.each([
  ['a first page', [], ['a', 'b'], ['a', 'b']],
  ['the next page', ['a', 'b'], ['c'], ['a', 'b', 'c']],
  ['a new item before the first page, which does not have it', ['new'], ['a'], ['new', 'a']],
  ['a new item that a later page also has', ['a', 'new'], ['b', 'new'], ['a', 'b', 'new']],
])('shows %s', (_, before, page, after) => {
  expect(sortItems(items(...before, ...page), 'first')).toEqual(items(...after))
})

it('shows added items last, until a page has them', () => {
  const added = { id: 'new', isAdded: true }
  expect(sortItems([...items('a'), added, ...items('b')], 'last')).toEqual([
    ...items('a', 'b'),
    added,
  ])
  expect(sortItems([...items('a'), added, ...items('new', 'b')], 'last')).toEqual(
    items('a', 'new', 'b'),
  )
})
