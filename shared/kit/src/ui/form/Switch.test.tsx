import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

function Receipts() {
  const [on, setOn] = useState(true)
  return <Switch label="Read receipts" hint="Others see it." checked={on} onChange={setOn} />
}

it('toggles on Space and on a click on its label, and shows On or Off', async () => {
  render(<Receipts />)
  const isOn = (checked: boolean) =>
    screen.queryByRole('switch', { name: 'Read receipts', checked }) !== null
  const control = screen.getByRole('switch', { name: 'Read receipts' })
  expect(isOn(true)).toBe(true)
  expect(screen.queryByText('On')).not.toBeNull()

  control.focus()
  await userEvent.keyboard(' ')
  expect(isOn(false)).toBe(true)
  expect(screen.queryByText('Off')).not.toBeNull()

  await userEvent.click(screen.getByText('Read receipts'))
  expect(isOn(true)).toBe(true)
})
