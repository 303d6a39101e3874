import { reloadPage, sessionStore } from '@greenlight/runtime'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useForm } from './useForm.ts'

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  sessionStore.clear()
  vi.restoreAllMocks()
})

type Props = { item?: string; initial?: string; password?: boolean }

function Form({ item = 'a', initial = '', password = false }: Props) {
  const form = useForm({
    initial: { text: initial },
    schema: v.object({ text: v.string() }),
    submit: () => Promise.resolve(),
    failure: { code: 'test/send-failed', text: 'Failed to send.' },
    item,
  })
  return (
    <form {...form.props}>
      <input
        aria-label="Text"
        autoComplete={password ? 'current-password' : 'off'}
        {...form.text('text')}
      />
    </form>
  )
}

const field = () => screen.getByLabelText('Text')

/** Types into a form, lets the shell reload the page, and opens the form `next`. */
async function typeAndReload(next: Props, before: Props = {}): Promise<void> {
  render(<Form {...before} />)
  await userEvent.type(field(), 'typed')
  reloadPage()
  cleanup()
  render(<Form {...next} />)
}

test('what was typed is in the form again after a reload by the shell, once', async () => {
  await typeAndReload({})
  expect(field()).toHaveProperty('value', 'typed')
  cleanup()
  render(<Form />)
  expect(field()).toHaveProperty('value', '')
})

test.each<[string, Props]>([
  ['about something else', { item: 'b' }],
  ['whose initial values have changed', { initial: 'new' }],
])('a form %s does not have it', async (_, next) => {
  await typeAndReload(next)
  expect(field()).toHaveProperty('value', next.initial ?? '')
})

test('a form with a password is not kept', async () => {
  await typeAndReload({ password: true }, { password: true })
  expect(field()).toHaveProperty('value', '')
})
