import { prepareLoading } from '@greenlight/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { BlockedPanel } from './BlockedPanel.tsx'

let answer = () => {}
vi.mock(import('../data/settings.ts'), async (original) => ({
  ...(await original()),
  unblockMember: () => new Promise<void>((resolve) => (answer = resolve)),
}))
vi.mock(import('@greenlight/kit/data/blocks'), async (original) => ({
  ...(await original()),
  listBlocks: () => Promise.resolve(['ann', 'bea'].map((uid) => ({ uid, createdAt: null }))),
}))
vi.mock(import('../data/conversations.ts'), async (original) => ({
  ...(await original()),
  getMemberName: (uid: string) => Promise.resolve(uid),
}))

beforeAll(prepareLoading)
afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })

test('a member who is unblocked late leaves the focus where it is', async () => {
  render(<BlockedPanel />)
  await screen.findByRole('button', { name: 'Unblock ann' })
  button('Unblock ann').focus()
  fireEvent.click(button('Unblock ann'))
  button('Unblock bea').focus()
  await act(async () => Promise.resolve(answer()))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(button('Unblock bea'))
})
