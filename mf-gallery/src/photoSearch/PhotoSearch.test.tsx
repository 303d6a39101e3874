import { Router } from '@greenlight/runtime'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PhotoSearch } from './PhotoSearch.tsx'

let fail = () => {}
vi.mock('@greenlight/runtime', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  importWithRetry: () => () => new Promise<void>((_, reject) => (fail = reject)),
}))

afterEach(cleanup)

test('a download that fails after the member has left does not lead away from the next page', async () => {
  const moved = vi.fn()
  const navigator = { push: moved, replace: moved, go: moved, createHref: String }
  const { rerender } = render(
    <Router location="/gallery#photo" navigator={navigator}>
      <PhotoSearch />
    </Router>,
  )
  rerender(
    <Router location="/profile/ann" navigator={navigator}>
      <h1>Ann</h1>
    </Router>,
  )
  await act(async () => Promise.resolve(fail()))
  expect(moved).not.toHaveBeenCalled()
})
