import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chicago, options, pause, renderPlaceField, townFile, user } from './PlaceField.testing.tsx'

let answer: (response: Response | Promise<never>) => void
const download = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  download.mockReset().mockImplementation(() => Promise.resolve(new Response(townFile)))
  vi.stubGlobal('fetch', download)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function holdDownload() {
  download.mockImplementation(() => new Promise<Response>((resolve) => (answer = resolve)))
}

test('the towns are downloaded once, on the first focus', async () => {
  const { box } = await renderPlaceField()
  expect(download).not.toHaveBeenCalled()
  await user.click(box)
  await user.tab()
  await user.click(box)
  // The search is imported before it asks for the file.
  await waitFor(() => expect(download).toHaveBeenCalled())
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  expect(download.mock.calls).toEqual([['/data/us_city_coords.json']])
})

test('typing two letters shows suggestions and announces their number', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'c')
  await pause()
  expect(options()).toEqual([])
  await user.type(box, 'hi')
  await waitFor(() => expect(options()).toEqual(['Chicago, IL', 'Chico, CA']))
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('2 towns found.')).toHaveAttribute('role', 'status')
  expect(place()).toEqual({ text: 'chi', coords: null })
  await user.type(box, 'zzzz')
  await screen.findByText('No towns found.')
  expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('arrows highlight a town and Enter picks its text and coordinates', async () => {
  const { box, place, submitted } = await renderPlaceField()
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  expect(box).toHaveAttribute('aria-activedescendant', '')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  const marked = screen.getByRole('option', { selected: true })
  expect(marked).toHaveTextContent('Chicago, IL')
  expect(box).toHaveAttribute('aria-activedescendant', marked.id)
  await user.keyboard('{Enter}')
  expect(place()).toEqual(chicago)
  expect(box).toHaveValue('Chicago, IL')
  expect(options()).toEqual([])
  expect(submitted).not.toHaveBeenCalled()
})

test('a click picks a town and keeps the focus; editing drops the coordinates', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'hous')
  await user.click(await screen.findByRole('option', { name: 'Houston, TX' }))
  expect(place()).toMatchObject({ text: 'Houston, TX', coords: { lat: 29.763 } })
  expect(box).toHaveFocus()
  await user.keyboard('{Backspace}')
  expect(place()).toEqual({ text: 'Houston, T', coords: null })
})

test('typing in the middle keeps the caret there', async () => {
  const { box, place } = await renderPlaceField({ text: 'Chigo', coords: null })
  await user.type(box, 'ca', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(place().text).toBe('Chicago')
})

test('Enter without a highlight picks the best match; the next Enter submits', async () => {
  const { box, place, submitted } = await renderPlaceField()
  await user.type(box, 'chicgo{Enter}')
  await waitFor(() => expect(place()).toEqual(chicago))
  expect(submitted).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
})

test('typing alone never picks a town, not even a whole name', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'phenix')
  await waitFor(() => expect(options()).toContain('Phoenix, AZ'))
  await pause()
  expect(place()).toEqual({ text: 'phenix', coords: null })
})

test.each([
  ['HOUSTON', { text: 'Houston, TX', coords: { lat: 29.763, lon: -95.367 } }],
  ['housto', { text: 'Houston, TX', coords: { lat: 29.763, lon: -95.367 } }],
  ['Chicago, Illinois', chicago],
  ['chicgo', chicago],
  ['springfield', { text: 'springfield', coords: null }],
  ['zzqqxx', { text: 'zzqqxx', coords: null }],
])('Enter, Tab and a click elsewhere make the same of %j', async (typed, expected) => {
  for (const leave of [
    () => user.keyboard('{Enter}'),
    () => user.tab(),
    () => user.click(document.body),
  ]) {
    const { box, place } = await renderPlaceField()
    await user.type(box, typed)
    await leave()
    await pause()
    await waitFor(() => expect(place()).toMatchObject({ text: expected.text }))
    expect(place().coords === null).toBe(expected.coords === null)
    cleanup()
  }
})

test('says that a text is no town, and the next Enter submits it', async () => {
  const { box, place, submitted } = await renderPlaceField()
  await user.type(box, 'zzqqxx{Enter}')
  expect(await screen.findByText('Not in our list of towns.')).toHaveAttribute('role', 'status')
  expect(submitted).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
  expect(place()).toEqual({ text: 'zzqqxx', coords: null })
  await user.clear(box)
  await user.type(box, '60601')
  await user.tab()
  expect(await screen.findByText(/^ZIP codes are not in our list/)).toBeVisible()
})

test('keys of an input method pick and clear nothing', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  for (const key of ['Enter', 'Escape'])
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(box, { key, ...composing })
  await pause()
  expect(place()).toEqual({ text: 'chi', coords: null })
  expect(options()).not.toEqual([])
})

test('the list of towns is no tab stop', async () => {
  const { box } = await renderPlaceField()
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1')
})

test('a name that only one town has is picked on leaving the field', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'HOUSTON')
  await user.tab()
  await waitFor(() => expect(place()).toMatchObject({ text: 'Houston, TX' }))
})

test('a name that several towns have is asked about, until the text changes', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'springfield')
  await user.tab()
  expect(await screen.findByText('2 towns are called Springfield. Pick one.')).toBeVisible()
  expect(place()).toEqual({ text: 'springfield', coords: null })
  await user.type(box, ' x')
  expect(screen.queryByText(/Pick one/)).toBeNull()
})

test('a town that was typed with its state is picked on leaving the field', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'chicago  il')
  await user.tab()
  await waitFor(() => expect(place()).toEqual(chicago))
})

test('leaving the field with a highlighted suggestion picks what was typed, not what is highlighted', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}{Tab}')
  await waitFor(() => expect(place()).toEqual(chicago))
  expect(options()).toEqual([])
})

test('Esc closes the list, then clears the text', async () => {
  const { box, place } = await renderPlaceField()
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(place().text).toBe('chi')
  await user.keyboard('{Escape}')
  expect(place()).toEqual({ text: '', coords: null })
})

test('Esc on a picked town clears text and coordinates', async () => {
  const { box, place } = await renderPlaceField(chicago)
  await user.click(box)
  await user.keyboard('{Escape}')
  expect(place()).toEqual({ text: '', coords: null })
})

test('a late answer for an earlier text is dropped', async () => {
  holdDownload()
  const { box } = await renderPlaceField()
  await user.type(box, 'chi')
  await pause()
  await user.clear(box)
  await user.type(box, 'hous')
  const seen = new Set<string>()
  const observer = new MutationObserver(() => options().forEach((option) => seen.add(option)))
  observer.observe(document.body, { childList: true, subtree: true })
  answer(new Response(townFile))
  await waitFor(() => expect(options()).toEqual(['Houston, TX']))
  observer.disconnect()
  expect([...seen]).toEqual(['Houston, TX'])
})

test('an answer after the field has lost the focus opens no list and takes no focus', async () => {
  holdDownload()
  const { box } = await renderPlaceField()
  await user.type(box, 'chi')
  await pause()
  await user.tab()
  answer(new Response(townFile))
  await pause()
  expect(options()).toEqual([])
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

test('Enter before the towns are loaded picks a town once they are, unless the text changed', async () => {
  holdDownload()
  const { box, place } = await renderPlaceField()
  await user.type(box, 'chicago{Enter}')
  await user.type(box, ' h')
  answer(new Response(townFile))
  await pause()
  expect(place()).toEqual({ text: 'chicago h', coords: null })
  await user.type(box, '{Backspace}{Backspace}{Enter}')
  await waitFor(() => expect(place()).toEqual(chicago))
})

test.each([
  ['an error', () => Promise.resolve(new Response('[]', { status: 503 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else', () => Promise.resolve(new Response('<html>'))],
])('a town download that ends in %s is logged; plain text still works', async (_name, failure) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  download.mockImplementationOnce(failure)
  const { box, place } = await renderPlaceField()
  await user.type(box, 'Chicago')
  await user.keyboard('{Enter}')
  await pause()
  expect(place()).toEqual({ text: 'Chicago', coords: null })
  expect(log.mock.calls).toMatchObject([[{ code: 'runtime/city-data-failed' }]])
  await user.tab()
  await user.click(box)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toEqual(chicago))
})

test('says below the field that the town download failed, and suggests towns after Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  download.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  const { box, place } = await renderPlaceField()
  await user.type(box, 'chi')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The list of towns could not be loaded.',
  )
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(options()).toEqual(['Chicago, IL', 'Chico, CA']))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(box).toHaveFocus()
  expect(place()).toEqual({ text: 'chi', coords: null })
})
