import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { prepareLoading } from '@greenlight/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SearchesPanel } from './SearchesPanel.tsx'

const answers = new Map<string, () => void>()
/** A request that is answered when the test says so. */
const ask = (slot: string) => new Promise<void>((resolve) => answers.set(slot, resolve))
const answer = (slot: string) => act(async () => Promise.resolve(answers.get(slot)?.()))

vi.mock('../data/searches.ts', () => ({ removeSearch: ask, renameSearch: ask }))
vi.mock(import('@greenlight/kit/data/savedSearches'), async (original) => ({
  ...(await original()),
  listSavedSearches: () => Promise.resolve([searchOf('1', 'Ann'), searchOf('2', 'Bea')]),
}))

const searchOf = (slot: string, title: string): SavedSearch => ({
  slot,
  title,
  name: title,
  place: { text: '', coords: null },
  miles: 0,
  tones: [],
  genders: ['everyone'],
  ages: [18, 100],
  seenAt: null,
})
const button = (name: string) => screen.getByRole('button', { name })

beforeAll(prepareLoading)
beforeEach(async () => {
  render(<SearchesPanel />)
  await screen.findByRole('button', { name: 'Remove Ann' })
})
afterEach(cleanup)

test('two searches that are removed at once both disappear, and the list gets the focus', async () => {
  fireEvent.click(button('Remove Ann'))
  button('Remove Bea').focus()
  fireEvent.click(button('Remove Bea'))
  await answer('1')
  expect(screen.queryAllByRole('listitem')).toHaveLength(1)
  await answer('2')
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
  expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('a search that is removed late leaves the focus where the member is', async () => {
  button('Remove Ann').focus()
  fireEvent.click(button('Remove Ann'))
  button('Rename Bea').focus()
  await answer('1')
  expect(document.activeElement).toBe(button('Rename Bea'))
})

test('Cancel and Esc wait while a new name is saved', async () => {
  fireEvent.click(button('Rename Ann'))
  const field = screen.getByRole('textbox', { name: 'Name of this search' })
  fireEvent.change(field, { target: { value: 'Anna' } })
  fireEvent.click(button('Save'))
  fireEvent.click(button('Cancel'))
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.isConnected).toBe(true)
  await answer('1')
  expect(document.activeElement).toBe(button('Rename Anna'))
})
