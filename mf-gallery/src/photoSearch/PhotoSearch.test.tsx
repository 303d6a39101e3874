import { Router } from '@greenlight/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PhotoSearch } from './PhotoSearch.tsx'

const download = vi.hoisted(() => ({ succeed: () => {}, fail: () => {} }))
vi.mock('@greenlight/runtime', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  importWithRetry: () => () =>
    new Promise<void>((resolve, reject) =>
      Object.assign(download, { succeed: resolve, fail: reject }),
    ),
}))

afterEach(cleanup)

test.each(['/gallery', '/gallery#photo'] as const)(
  'after the member has left %s, a late download does not lead away from the next page',
  async (address) => {
    const moved = vi.fn()
    const navigator = { push: moved, replace: moved, go: moved, createHref: String }
    const { rerender } = render(
      <Router location={address} navigator={navigator}>
        <PhotoSearch />
      </Router>,
    )
    if (address === '/gallery')
      fireEvent.click(screen.getByRole('button', { name: 'Search by photo' }))
    rerender(
      <Router location="/profile/ann" navigator={navigator}>
        <h1>Ann</h1>
      </Router>,
    )
    await act(async () =>
      Promise.resolve(address === '/gallery' ? download.succeed() : download.fail()),
    )
    expect(moved).not.toHaveBeenCalled()
  },
)
