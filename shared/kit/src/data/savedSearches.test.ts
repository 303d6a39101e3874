import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { localStore } from '@greenlight/runtime'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { knownSearches, useKnownSearches } from './savedSearches.ts'

afterEach(() => {
  cleanup()
  localStore.clear()
})

const search: SavedSearch = {
  slot: '1',
  title: 'Marcus',
  name: 'Marcus',
  place: { text: '', coords: null },
  miles: 50,
  tones: [],
  genders: ['everyone'],
  ages: [18, 100],
  seenAt: null,
}
const menu = '/gallery'

it('follows what any remote of this page stores', () => {
  const { result, rerender } = renderHook(useKnownSearches)
  expect(result.current).toBeNull()
  act(() => knownSearches.set([{ ...search, news: 2, more: true }], { menu, checkedAt: 7 }))
  expect(result.current).toMatchObject([{ slot: '1', title: 'Marcus', news: 2, more: true }])
  expect(knownSearches.checkedAt()).toBe(7)
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
  act(() => knownSearches.set([], { menu }))
  expect(result.current).toEqual([])
})

it.each(['', '{', '{"session":null,"searches":[{}]}', '{"session":"other","searches":[]}'])(
  'knows nothing from %j',
  (stored) => {
    localStore.set('gl.kit.savedSearches.v1', stored)
    expect(knownSearches.get()).toBeNull()
    expect(knownSearches.checkedAt()).toBe(0)
  },
)
