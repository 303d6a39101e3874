import { prepareLoading } from '@greenlight/runtime'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { failure } from '../errors.ts'
import { useContributions } from './useContributions.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))
const pages: Record<string, { items: { id: string }[]; next: string | null }> = {
  first: { items: items('a', 'b'), next: 'second' },
  second: { items: items('c'), next: null },
}

function open(newest: 'first' | 'last') {
  const fetchPage = vi.fn((after: string | null) => {
    const page = pages[after ?? 'first']
    return page ? Promise.resolve(page) : Promise.reject(new Error('no such page'))
  })
  const hook = renderHook(() =>
    useContributions({
      key: ['test', newest],
      fetchPage,
      failure: failure('profile/experiences-load-failed'),
      newest,
    }),
  )
  const ids = () => hook.result.current.items.map(({ id }) => id)
  return { ...hook, fetchPage, ids }
}

beforeAll(prepareLoading)
afterEach(cleanup)

test.each([
  ['first', ['new', 'own', 'b', 'c']],
  ['last', ['b', 'c', 'own', 'new']],
] as const)(
  'shows own items %s, hides deleted ones, and reads no page twice',
  async (newest, all) => {
    const { result, fetchPage, ids } = open(newest)
    await waitFor(() => expect(ids()).toEqual(['a', 'b']))
    act(() => result.current.show({ id: 'own' }))
    act(() => result.current.show({ id: 'new' }))
    act(() => result.current.remove('a'))
    act(() => result.current.loadMore?.())
    await waitFor(() => expect(ids()).toEqual(all))
    expect(fetchPage.mock.calls).toEqual([[null], ['second']])
  },
)

test('shows an edited item in its place, until another one is added under its id', async () => {
  const { result } = open('first')
  const texts = () => result.current.items.map((item) => ('text' in item ? item.text : item.id))
  await waitFor(() => expect(texts()).toEqual(['a', 'b']))
  const b = (text: string) => ({ id: 'b', text })
  act(() => result.current.replace(b('better')))
  expect(texts()).toEqual(['a', 'better'])
  act(() => result.current.remove('b'))
  act(() => result.current.show(b('anew')))
  expect(texts()).toEqual(['anew', 'a'])
})

test('drops an item that could not be written, and forgets all after unmounting', async () => {
  const { result, ids, unmount } = open('first')
  await waitFor(() => expect(ids()).toEqual(['a', 'b']))
  act(() => result.current.show({ id: 'own' }))
  expect(ids()).toEqual(['own', 'a', 'b'])
  act(() => result.current.remove('own'))
  expect(ids()).toEqual(['a', 'b'])
  unmount()
  const again = open('first')
  expect(again.result.current.isLoaded).toBe(false)
  await waitFor(() => expect(again.ids()).toEqual(['a', 'b']))
})
