import { Router, type Navigator } from '@greenlight/runtime'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGalleryFilters } from './useGalleryFilters.ts'

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/gallery')
})
afterEach(() => {
  vi.useRealTimers()
})

/** The hook in a page that learns of an address only when it is told: on a slow device that takes a while. */
function start() {
  const written: string[] = []
  const write: Navigator['push'] = (to) =>
    written.push(typeof to === 'string' ? to : (to.search ?? ''))
  const navigator = { push: write, replace: write, go() {}, createHref: String }
  let search = ''
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={{ pathname: '/gallery', search }} navigator={navigator}>
      {children}
    </Router>
  )
  const { result, rerender } = renderHook(useGalleryFilters, { wrapper })
  return {
    written,
    query: () => result.current.filters.query,
    change: (by: string, query: string) => {
      act(() => result.current.change(by, { query }))
      act(() => void vi.advanceTimersByTime(300))
    },
    arrive: (address: string) => {
      search = address
      rerender()
      act(() => void vi.advanceTimersByTime(300))
    },
  }
}

test('an address that arrives late does not bring back what was cleared meanwhile', () => {
  const { written, query, change, arrive } = start()
  change('query', 'jo')
  arrive('?q=jo')
  change('query', 'nobody')
  change('clear', '')
  expect(written).toEqual(['?q=jo', '?q=nobody', ''])
  arrive('?q=nobody')
  expect(query()).toBe('')
  arrive('')
  expect(query()).toBe('')
  expect(written.at(-1)).toBe('')
})

test('an address of somebody else’s, as by Back, is taken over', () => {
  const { query, change, arrive } = start()
  change('query', 'jo')
  arrive('?q=jo')
  arrive('')
  expect(query()).toBe('')
  arrive('?q=jo')
  expect(query()).toBe('jo')
})
