import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

afterEach(cleanup)

it('connects label, hint and error with the control', () => {
  render(
    <Field label="Name" hint="As they call themselves." error="Name is required." required>
      {(control) => <Input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Name')
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Name is required.', 'As they call themselves.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

it('has no description without hint or error', () => {
  render(
    <Field label="Notes" error={null}>
      {(control) => <Input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Notes')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})
