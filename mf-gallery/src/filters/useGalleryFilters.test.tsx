import { type Navigator, Router } from '@greenlight/runtime'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinTerms, splitTerms } from './privateTerms.ts'
import { useGalleryFilters } from './useGalleryFilters.ts'

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/gallery')
})
afterEach(() => {
  vi.useRealTimers()
})

/** The hook with a location that changes only when the test says so, as late as on a slow device. */
function start() {
  const written: string[] = []
  const addresses: string[] = []
  const write: Navigator['push'] = (to, state) => {
    const search = typeof to === 'string' ? to : (to.search ?? '')
    addresses.push(search)
    written.push(joinTerms({ search, state }))
  }
  const navigator = { push: write, replace: write, go() {}, createHref: String }
  let entry: { search: string; state: unknown } = { search: '', state: null }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={{ pathname: '/gallery', ...entry }} navigator={navigator}>
      {children}
    </Router>
  )
  const { result, rerender } = renderHook(useGalleryFilters, { wrapper })
  return {
    written,
    addresses,
    searchText: () => result.current.filters.searchText,
    change: (by: string, searchText: string) => {
      act(() => result.current.change(by, { searchText }))
      act(() => void vi.advanceTimersByTime(300))
    },
    open: (search: string) => {
      entry = { search, state: null }
      rerender()
      act(() => void vi.advanceTimersByTime(300))
    },
    arrive: (address: string) => {
      entry = splitTerms(address)
      rerender()
      act(() => void vi.advanceTimersByTime(300))
    },
  }
}

test('a late location change does not restore a cleared search text', () => {
  const { written, searchText, change, arrive } = start()
  change('searchText', 'jo')
  arrive('?q=jo')
  change('searchText', 'nobody')
  change('clear', '')
  expect(written).toEqual(['?q=jo', '?q=nobody', ''])
  arrive('?q=nobody')
  expect(searchText()).toBe('')
  arrive('')
  expect(searchText()).toBe('')
  expect(written.at(-1)).toBe('')
})

test('a location change from outside, such as Back, changes the filters', () => {
  const { searchText, change, arrive } = start()
  change('searchText', 'jo')
  arrive('?q=jo')
  arrive('')
  expect(searchText()).toBe('')
  arrive('?q=jo')
  expect(searchText()).toBe('jo')
})

test('a name in an opened link moves from the address to the state', () => {
  const { written, addresses, searchText, open, arrive } = start()
  open('?q=jo&tone=red')
  expect(searchText()).toBe('jo')
  expect(addresses).toEqual(['?tone=red'])
  expect(written).toEqual(['?q=jo&tone=red'])
  arrive('?q=jo&tone=red')
  expect(searchText()).toBe('jo')
  expect(written).toHaveLength(1)
})
