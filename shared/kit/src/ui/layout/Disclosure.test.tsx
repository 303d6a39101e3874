import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Disclosure } from './Disclosure.tsx'

afterEach(cleanup)

it('renders its content when opened first, and keeps it when closed', async () => {
  render(
    <Disclosure label={(open) => (open ? 'Hide' : 'Show')}>
      <input aria-label="Comment" />
    </Disclosure>,
  )
  const button = screen.getByRole('button', { name: 'Show' })
  expect(screen.queryByLabelText('Comment')).toBeNull()

  button.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByLabelText('Comment'), 'Same here')
  expect(button.getAttribute('aria-expanded')).toBe('true')

  await userEvent.click(button)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(button)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Same here')
})
