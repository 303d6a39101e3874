import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { PageTitle } from './PageTitle.tsx'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['glPath']
})

/** The title in a view of its own, which was told that place. */
const titled = (place: string, name: string) => (
  <MemoryRouter initialEntries={[place]}>
    <PageTitle>{name}</PageTitle>
  </MemoryRouter>
)
const focused = (name: string) => document.activeElement === screen.queryByRole('heading', { name })

it('names the tab', () => {
  render(titled('/gallery', 'Gallery'))
  expect(document.title).toBe('Gallery · Greenlight')
})

it('takes the focus on a new path, not on the first load nor again on the same path', () => {
  const first = render(titled('/gallery', 'Gallery'))
  expect(focused('Gallery')).toBe(false)
  first.unmount()

  const second = render(titled('/share', 'Share'))
  expect(focused('Share')).toBe(true)
  second.unmount()

  render(titled('/share?again', 'Share'))
  expect(focused('Share')).toBe(false)
})

it('takes it from a view that renders once more while the next one is on its way', () => {
  const before = render(titled('/gallery', 'Gallery'))
  history.pushState(null, '', '/share')
  before.rerender(titled('/gallery', 'Gallery'))
  expect(focused('Gallery')).toBe(false)
  render(titled('/share', 'Share'))
  expect(focused('Share')).toBe(true)
})
