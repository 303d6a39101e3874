import type { Report } from '@greenlight/domain/report'
import { prepareLoading, Router } from '@greenlight/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import MySharesPage from './MySharesPage.tsx'

const answers = new Map<string, () => void>()
const answer = (id: string) => act(async () => Promise.resolve(answers.get(id)?.()))

// A listener that does not see a deletion, as for a share of an older client.
vi.mock('./shares/myShares.ts', () => ({
  watchMyShares: (next: (reports: readonly Report[]) => void) => {
    next([shareOf('Ann'), shareOf('Bea')])
    return () => {}
  },
}))
vi.mock('@greenlight/kit/write/useDeleteShare', () => ({
  useDeleteShare: (id: string, { onDeleted }: { onDeleted: () => void }) => ({
    busy: false,
    error: null,
    askAndDelete: () =>
      new Promise<void>((resolve) => answers.set(id, resolve)).then(() => onDeleted()),
  }),
}))

const shareOf = (name: string) =>
  ({ id: name, name, age: null, tone: 'green', location: '', status: 'public' }) as Report

beforeAll(prepareLoading)
afterEach(cleanup)

test('two shares that are deleted at once both disappear', async () => {
  const navigator = { push() {}, replace() {}, go() {}, createHref: String }
  render(
    <Router location="/myshares" navigator={navigator}>
      <MySharesPage />
    </Router>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Ann' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete Bea' }))
  await answer('Ann')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await answer('Bea')
  expect(screen.getByText('You have not shared anyone yet')).toBeTruthy()
})
