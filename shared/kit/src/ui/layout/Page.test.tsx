import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let { BrowserRouter } = await import('@greenlight/runtime')
let { PageTitle } = await import('./Page.tsx')

// Each test has a new runtime, as a new document has.
beforeEach(async () => {
  vi.resetModules()
  ;({ BrowserRouter } = await import('@greenlight/runtime'))
  ;({ PageTitle } = await import('./Page.tsx'))
})
afterEach(cleanup)

/** The title in a view, which keeps the address at which it was opened. */
const titled = (name: string) => (
  <BrowserRouter>
    <PageTitle>{name}</PageTitle>
  </BrowserRouter>
)
/** Whether the title has the focus in the next frame. */
async function focused(name: string): Promise<boolean> {
  await new Promise(requestAnimationFrame)
  return document.activeElement === screen.queryByRole('heading', { name })
}

it('sets the title of the tab', () => {
  render(titled('Gallery'))
  expect(document.title).toBe('Gallery · Greenlight')
})

it('takes the focus on a new path, but not on the first load and not again on the same path', async () => {
  history.replaceState(null, '', '/gallery')
  const first = render(titled('Gallery'))
  expect(await focused('Gallery')).toBe(false)
  first.unmount()

  history.pushState(null, '', '/share')
  const second = render(titled('Share'))
  expect(await focused('Share')).toBe(true)
  second.unmount()

  history.pushState(null, '', '/share?again')
  render(titled('Share'))
  expect(await focused('Share')).toBe(false)
})

it('takes the focus even if the former view renders again at the new address', async () => {
  history.replaceState(null, '', '/gallery')
  const before = render(titled('Gallery'))
  history.pushState(null, '', '/share')
  before.rerender(titled('Gallery'))
  expect(await focused('Gallery')).toBe(false)
  render(titled('Share'))
  expect(await focused('Share')).toBe(true)
})

it('leaves the focus to a field that the page chose', async () => {
  history.replaceState(null, '', '/gallery')
  render(titled('Gallery')).unmount()
  history.pushState(null, '', '/share')
  render(titled('Share'))
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  expect(await focused('Share')).toBe(false)
  expect(document.activeElement).toBe(field)
  field.remove()
})
