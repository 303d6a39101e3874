import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UsernameField } from './UsernameField.tsx'

const ask = vi.fn((_: string) => Promise.resolve(true))
const names = (isFree?: boolean) => ({
  isFree: () => isFree,
  isTaken: () => isFree === false,
  markTaken: () => {},
  ask,
})

function Form({ isFree, proposes = false }: { isFree?: boolean; proposes?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <UsernameField
      value={value}
      onChange={setValue}
      error={null}
      names={names(isFree)}
      proposes={proposes}
    />
  )
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Username'), { target: { value } })

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('asks once, 600 ms after the last key', () => {
  render(<Form />)
  type('Brave Bl')
  vi.advanceTimersByTime(500)
  type('Brave Bluebell ')
  vi.advanceTimersByTime(599)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask.mock.calls).toEqual([['Brave Bluebell']])
})

test.each(['B', 'Zoë', 'Admin'])('does not ask for %s, which cannot be used', (name) => {
  render(<Form />)
  type(name)
  vi.advanceTimersByTime(2000)
  expect(ask).not.toHaveBeenCalled()
})

test('does not ask again for a name that is known', () => {
  render(<Form isFree />)
  type('Brave Bluebell')
  vi.advanceTimersByTime(2000)
  expect(ask).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Brave Bluebell is free.')
})

test('says at the field that a name is taken', () => {
  render(<Form isFree={false} />)
  type('Brave Bluebell')
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(
    'This name is taken. Please choose another one.',
  )
})

test('fills an empty field with a free name', async () => {
  await act(async () => {
    render(<Form proposes />)
    await Promise.resolve()
  })
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toMatch(/^[A-Z][a-z]+[A-Z]/)
})
