import type { Case } from '@greenlight/domain/case'
import type { Notice } from '@greenlight/domain/notice'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Appeal } from './Appeal.tsx'

vi.mock('@greenlight/kit/write/WriteGate', () => ({
  WriteGate: ({ children }: { children: ReactNode }) => children,
}))
vi.mock(import('@greenlight/kit/data/cases'), async (original) => ({
  ...(await original()),
  sendAppeal: () => Promise.resolve(),
}))

afterEach(cleanup)

const notice = { id: 'n', target: 'reports/robin' } as Notice

function Shown() {
  const [appeal, setAppeal] = useState<Case | null>(null)
  const onSent = () => setAppeal({ appealed: 'n', state: 'open' } as Case)
  return <Appeal notice={notice} appeal={appeal} onSent={onSent} />
}

test('the text that replaces the form gets the focus', async () => {
  render(<Shown />)
  fireEvent.click(screen.getByRole('button', { name: 'Appeal' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It is true.' } })
  const send = screen.getByRole('button', { name: 'Send appeal' })
  send.focus()
  fireEvent.click(send)
  await waitFor(() => expect(send.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByText(/^You appealed\./))
})
