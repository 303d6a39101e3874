import { PageTitle } from '@greenlight/kit/ui/layout/Page'
import { BrowserRouter } from '@greenlight/runtime'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Denied } from './Denied.tsx'

afterEach(cleanup)

/** The page of admins, whose check fails until Retry. */
function AdminPage() {
  const [allowed, setAllowed] = useState(false)
  if (allowed) return <PageTitle>Review</PageTitle>
  return (
    <Denied reason="admin-verify-failed" title="Admin review" onRetry={() => setAllowed(true)} />
  )
}

test('after Retry, the title of the page takes the focus', async () => {
  render(<AdminPage />, { wrapper: BrowserRouter })
  const retry = screen.getByRole('button', { name: 'Retry' })
  retry.focus()
  fireEvent.click(retry)
  const title = screen.getByRole('heading', { name: 'Review' })
  await vi.waitFor(() => expect(document.activeElement).toBe(title))
})
