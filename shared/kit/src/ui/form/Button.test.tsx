import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

it('ignores clicks while busy, keeps the focus and does not submit its form again', async () => {
  let clicks = 0
  let submits = 0
  const view = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submits++
      }}
    >
      <Button type="submit" busy={busy} onClick={() => clicks++}>
        Share
      </Button>
    </form>
  )
  const { rerender } = render(view(false))
  const button = screen.getByRole('button', { name: 'Share' })
  await userEvent.click(button)
  rerender(view(true))
  await userEvent.click(button)
  expect([clicks, submits]).toEqual([1, 1])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('submits once for a double click, and does not take back the focus that the form has moved', async () => {
  let submits = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submits++
        screen.getByRole('textbox').focus()
      }}
    >
      <input />
      <Button type="submit">Add</Button>
    </form>,
  )
  const button = screen.getByRole('button')
  await userEvent.dblClick(button)
  expect(submits).toBe(1)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.click(button)
  expect(submits).toBe(2)
})

it('counts both clicks of a double click if it does not submit', async () => {
  let clicks = 0
  render(<Button onClick={() => clicks++}>Next</Button>)
  await userEvent.dblClick(screen.getByRole('button'))
  expect(clicks).toBe(2)
})

it('ignores the second click of a double click that began on another button', async () => {
  const undone: string[] = []
  const row = (name: string) => (
    <Button key={name} onClick={() => undone.push(name)}>
      {name}
    </Button>
  )
  const { rerender } = render([row('Ann'), row('Bea')])
  await userEvent.click(screen.getByRole('button', { name: 'Ann' }))
  rerender([row('Bea')])
  const next = screen.getByRole('button', { name: 'Bea' })
  expect(fireEvent.mouseDown(next, { detail: 2 })).toBe(false)
  fireEvent.click(next, { detail: 2 })
  expect(undone).toEqual(['Ann'])
  fireEvent.click(next, { detail: 1 })
  expect(undone).toEqual(['Ann', 'Bea'])
})

it('does not submit a form by default', () => {
  render(<Button>Retry</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})
