import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PagedList } from './PagedList.tsx'

afterEach(cleanup)

const idle = { error: null, loading: false, retry: () => {}, reload: () => {}, change: () => {} }
const list = (pages: Partial<Parameters<typeof PagedList<string>>[0]['pages']>) => (
  <PagedList
    pages={{ ...idle, items: undefined, loadMore: null, ...pages }}
    label="Loading"
    keyOf={(item) => item}
    empty={null}
  >
    {(item) => item}
  </PagedList>
)

test('after the last Load more the first new item has the focus', async () => {
  const { rerender } = render(list({ items: ['a', 'b'], loadMore: () => {} }))
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  rerender(list({ items: ['a', 'b'], loading: true }))
  rerender(list({ items: ['a', 'b', 'c', 'd'] }))
  expect(screen.getByText('c')).toHaveFocus()
})

test('the first new item has the focus while there are more pages, too', async () => {
  const loadMore = () => {}
  const { rerender } = render(list({ items: ['a'], loadMore }))
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  rerender(list({ items: ['a'], loading: true }))
  rerender(list({ items: ['a', 'b'], loadMore }))
  expect(screen.getByText('b')).toHaveFocus()
})
