import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../form/Button.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function Page({ role }: { role: 'dialog' | 'alertdialog' }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      {open && (
        <Dialog role={role} title="Delete this comment?" onClose={close}>
          <button>Yes</button>
          <Button autoFocus>Keep it</Button>
        </Dialog>
      )}
    </>
  )
}

async function open(role: 'dialog' | 'alertdialog') {
  render(<Page role={role} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return screen.getByRole<HTMLDialogElement>(role, { name: 'Delete this comment?' })
}

it('is modal, and focuses the button with autoFocus', async () => {
  const dialog = await open('alertdialog')
  expect(dialog.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Keep it')
})

it('closes on Esc', async () => {
  fireEvent(await open('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('calls onClose when the browser closes it', async () => {
  const dialog = await open('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.isConnected).toBe(false)
})

it('closes on a click beside it, unless it is an alert dialog', async () => {
  fireEvent.click(await open('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  fireEvent.click(await open('alertdialog'))
  expect(screen.queryByRole('alertdialog')).not.toBeNull()
})

it('stays open if only the press or only the release of a click is beside it', async () => {
  const dialog = await open('dialog')
  const inside = screen.getByRole('heading')
  fireEvent.mouseDown(inside)
  fireEvent.mouseUp(dialog)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.mouseDown(dialog)
  fireEvent.mouseUp(inside)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.mouseDown(dialog)
  fireEvent.mouseUp(dialog)
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('stays open when the browser closes it and onClose keeps it', async () => {
  render(
    <Dialog title="Sending…" onClose={() => {}}>
      <button>Yes</button>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  await Promise.resolve()
  expect(dialog.open).toBe(true)
})

it('stays open if the second click of the double click that opened it is beside it', async () => {
  fireEvent.click(await open('dialog'), { detail: 2 })
  expect(screen.queryByRole('dialog')).not.toBeNull()
})
