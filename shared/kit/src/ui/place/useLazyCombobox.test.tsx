import '@testing-library/jest-dom/vitest'
import type * as Runtime from '@greenlight/runtime'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chicago,
  openPlainBox,
  options,
  pause,
  suggestingBox,
  townFile,
  user,
} from './PlaceField.testing.tsx'

/** How downloads end: with a failure, or with undefined. */
const download = vi.hoisted(() => ({ end: Promise.resolve<Error | undefined>(undefined) }))

vi.mock('@greenlight/runtime', async (importOriginal) => {
  const runtime = await importOriginal<typeof Runtime>()
  const importWithRetry: typeof runtime.importWithRetry = (load) =>
    runtime.importWithRetry(async () => {
      const failure = await download.end
      if (failure) throw failure
      return load()
    })
  return { ...runtime, importWithRetry }
})

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(townFile)))
})

afterEach(() => {
  cleanup()
  releaseSuggestions()
  vi.unstubAllGlobals()
})

/** Holds the download of the combobox until the test decides how it ends. */
function holdSuggestions() {
  let end: (failure?: Error) => void = () => undefined
  download.end = new Promise((resolve) => (end = resolve))
  return end
}

/** From now on, downloads succeed. */
function releaseSuggestions(): void {
  download.end = Promise.resolve(undefined)
}

test('the combobox is downloaded when the member hovers over or focuses the box', async () => {
  const { box } = await openPlainBox()
  await pause()
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  await user.click(box)
  expect(await suggestingBox()).toHaveFocus()
})

test('the first key on the page brings the combobox before the box has the focus', async () => {
  await openPlainBox()
  await user.keyboard('{Tab}')
  document.body.focus()
  expect(await suggestingBox()).toBeInTheDocument()
})

test('text typed before the combobox arrives stays, with focus and caret, and gets suggestions', async () => {
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

test('a combobox that arrives after the member left takes no focus', async () => {
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

test('a failed download of the combobox is logged; text still works, and the next focus retries', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  holdSuggestions()(new TypeError('Failed to fetch'))
  const { box, place } = await openPlainBox(chicago)
  await user.click(box)
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(log.mock.calls).toContainEqual([expect.objectContaining({ code: 'kit/city-data-failed' })])
  await user.keyboard(' h')
  expect(place()).toEqual({ text: 'Chicago, IL h', coords: null })
  releaseSuggestions()
  await user.tab()
  await user.click(box)
  expect(await suggestingBox()).toHaveValue('Chicago, IL h')
})

test('says below the field that a download failed, and suggests towns after Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  holdSuggestions()(new TypeError('Failed to fetch'))
  const { box } = await openPlainBox()
  await user.type(box, 'chi')
  await screen.findByRole('alert')
  releaseSuggestions()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await suggestingBox()).toHaveFocus()
  await waitFor(() => expect(options()).toEqual(['Chicago, IL', 'Chico, CA']))
  expect(screen.queryByRole('alert')).toBeNull()
})
