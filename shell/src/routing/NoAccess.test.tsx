import type * as Runtime from '@greenlight/runtime'
import { BrowserRouter } from '@greenlight/runtime'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DialogHost } from '../chrome/DialogHost.tsx'
import NoAccess from './NoAccess.tsx'

vi.mock('@greenlight/runtime', async (importOriginal) => ({
  ...(await importOriginal<typeof Runtime>()),
  signOut: () => Promise.reject(new Error('offline')),
}))

afterEach(cleanup)

test('a banned member whose sign-out fails reads that it failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <>
      <NoAccess reason="banned" title="Gallery" />
      <DialogHost />
    </>,
    { wrapper: BrowserRouter },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain('Failed to sign out. Please try again.')
})
