import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageTitle } from './PageTitle.tsx'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['glPath']
})

const focused = () => document.activeElement === screen.queryByRole('heading')

it('names the tab', () => {
  render(<PageTitle>Gallery</PageTitle>)
  expect(document.title).toBe('Gallery · Greenlight')
})

it('takes the focus on a new path, not on the first load nor again on the same path', () => {
  history.replaceState(null, '', '/gallery')
  const first = render(<PageTitle>Gallery</PageTitle>)
  expect(focused()).toBe(false)
  first.unmount()

  history.pushState(null, '', '/share')
  const second = render(<PageTitle>Share</PageTitle>)
  expect(focused()).toBe(true)
  second.unmount()

  history.pushState(null, '', '/share?again')
  render(<PageTitle>Share</PageTitle>)
  expect(focused()).toBe(false)
})
