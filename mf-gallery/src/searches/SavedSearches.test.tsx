import type { SearchTerms } from '@greenlight/domain/savedSearch'
import { knownSearches } from '@greenlight/kit/data/savedSearches'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SavedSearches, SaveSearch } from './SavedSearches.tsx'

const terms: SearchTerms = {
  name: 'Marcus',
  place: { text: '', coords: null },
  miles: 0,
  tones: [],
  genders: ['everyone'],
  ages: [18, 100],
}
const saved = { ...terms, slot: '1', title: 'Marcus', seenAt: null, news: 0, more: false }

let answer: (() => void) | undefined
vi.mock('./savedSearches.ts', () => ({
  saveSearch: () =>
    new Promise<string>((resolve) => {
      answer = () => {
        knownSearches.set([saved], { menu: '/gallery' })
        resolve(saved.slot)
      }
    }),
}))

afterEach(() => {
  cleanup()
  answer = undefined
  localStorage.clear()
})

test.each([
  ['gets the focus from its button', false],
  ['leaves the focus in a field that the member has entered', true],
])('the chip of a new search %s', async (_, hasGoneOn) => {
  render(
    <>
      <input aria-label="City" />
      <SavedSearches terms={terms} onChange={() => {}} />
      <SaveSearch terms={terms} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Save this search' })
  button.focus()
  fireEvent.click(button)
  await vi.waitFor(() => expect(answer).toBeDefined())
  if (hasGoneOn) screen.getByRole('textbox', { name: 'City' }).focus()
  answer?.()
  const chip = await screen.findByRole('button', { name: 'Marcus' })
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(hasGoneOn ? screen.getByRole('textbox') : chip)
})
