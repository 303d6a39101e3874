import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { EditForm } from './EditForm.tsx'

afterEach(cleanup)

test('Cancel waits while the new words are saved', async () => {
  let answer = () => {}
  const save = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const onClose = vi.fn()
  render(
    <EditForm
      text="Kind."
      label="Ann’s comment"
      schema={v.string()}
      save={save}
      onClose={onClose}
    />,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Kind and on time.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(save).toHaveBeenCalled())
  await act(async () => Promise.resolve(answer()))
  expect(onClose).toHaveBeenCalledTimes(1)
})
