import { describe, expect, it } from 'vitest'
import { joinItems } from './joinItems.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))

describe('joinItems', () => {
  it.each([
    ['a first page', [], ['a', 'b'], ['a', 'b']],
    ['the next page', ['a', 'b'], ['c'], ['a', 'b', 'c']],
    ['an own new one before a first page that does not have it', ['new'], ['a'], ['new', 'a']],
    ['an own new one that a later page brings', ['a', 'new'], ['b', 'new'], ['a', 'b', 'new']],
  ])('%s', (_, before, page, after) => {
    expect(joinItems(items(...before), items(...page))).toEqual(items(...after))
  })
})
