import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chicago,
  cityFile,
  suggestingBox,
  openPlainBox,
  options,
  pause,
  user,
} from './CityBox.testing.tsx'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(cityFile)))
})

afterEach(() => {
  cleanup()
  vi.doUnmock('./CityCombobox.tsx')
  vi.unstubAllGlobals()
})

/** Holds the download of what suggests until it is told how it ends. */
function holdSuggestions() {
  let end: (failure?: Error) => void = () => undefined
  const ended = new Promise<Error | undefined>((resolve) => (end = resolve))
  vi.doMock('./CityCombobox.tsx', async (importOriginal) => {
    const failure = await ended
    if (failure) throw failure
    return importOriginal()
  })
  return end
}

test('the suggestions are downloaded once somebody turns to the box', async () => {
  const { box } = await openPlainBox()
  await pause()
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  await user.click(box)
  expect(await suggestingBox()).toHaveFocus()
})

test('what is typed before the suggestions arrive stays, with focus and caret, and is suggested for', async () => {
  const arrive = holdSuggestions()
  const { box, place } = await openPlainBox()
  await user.type(box, 'hi{Home}c')
  expect(place()).toEqual({ text: 'chi', coords: null })
  arrive()
  const combobox = await suggestingBox()
  expect(combobox).toHaveFocus()
  expect(combobox.selectionStart).toBe(1)
  await waitFor(() => expect(options()).toEqual(['Chicago, IL', 'Chico, CA']))
})

test('suggestions that arrive while the member is elsewhere take no focus', async () => {
  const arrive = holdSuggestions()
  const { box } = await openPlainBox()
  await user.type(box, 'chi')
  await user.tab()
  arrive()
  await suggestingBox()
  await pause()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(options()).toEqual([])
})

test('suggestions that cannot be downloaded are logged; any text still works, and a focus asks again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  holdSuggestions()(new TypeError('Failed to fetch'))
  const { box, place } = await openPlainBox(chicago)
  await user.click(box)
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(log.mock.calls).toContainEqual([expect.objectContaining({ code: 'city-data-failed' })])
  await user.keyboard(' h')
  expect(place()).toEqual({ text: 'Chicago, IL h', coords: null })
  vi.doUnmock('./CityCombobox.tsx')
  await user.tab()
  await user.click(box)
  expect(await suggestingBox()).toHaveValue('Chicago, IL h')
})
