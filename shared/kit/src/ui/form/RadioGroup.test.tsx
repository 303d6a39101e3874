import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

afterEach(cleanup)

const orders = [
  { value: 'desc', label: 'Newest' },
  { value: 'asc', label: 'Oldest' },
] as const

function Sort({ error }: { error?: string }) {
  const [value, setValue] = useState<'desc' | 'asc' | null>(null)
  return (
    <RadioGroup legend="Sort" options={orders} value={value} onChange={setValue} error={error} />
  )
}

it('is a labelled group of native radio buttons, one of them checked', async () => {
  render(<Sort />)
  expect(screen.queryByRole('radiogroup', { name: 'Sort' })).not.toBeNull()
  await userEvent.click(screen.getByText('Oldest'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Oldest' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Newest' }).checked).toBe(false)
})

it('shows its error', () => {
  render(<Sort error="Please choose one." />)
  const group = screen.getByRole('radiogroup')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Please choose one.')
})
