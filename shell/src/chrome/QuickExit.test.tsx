import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuickExit } from './QuickExit.tsx'

afterEach(cleanup)

test('the tab keeps the neutral title, whatever code writes one afterwards', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  document.title = '(3) Messages · Greenlight'
  const title = document.querySelector('title')
  if (!title) throw new Error('The document has no title.')
  // As mf-messaging does with the number of new messages.
  new MutationObserver(() => {
    if (!document.title.startsWith('(')) document.title = `(3) ${document.title}`
  }).observe(title, { childList: true })
  render(<QuickExit />)
  fireEvent.click(screen.getByRole('button', { name: 'Quick exit' }))
  await Promise.resolve()
  document.title = 'Messages · Greenlight'
  await Promise.resolve()
  expect(title.textContent).toBe('New tab')

  for (let n = 0; n < 3; n++) fireEvent.keyDown(window, { key: 'Escape' })
  expect(replace).toHaveBeenCalledTimes(2)
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Esc three times does not leave while an input method composes: %o',
  (composing) => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
    replace.mockClear()
    render(<QuickExit />)
    for (let n = 0; n < 3; n++) fireEvent.keyDown(window, { key: 'Escape', ...composing })
    expect(replace).not.toHaveBeenCalled()
  },
)
