import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chicago, cityFile, openBox, options, pause, user } from './CityBox.testing.tsx'

let answer: (response: Response | Promise<never>) => void
const download = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  download.mockReset().mockImplementation(() => Promise.resolve(new Response(cityFile)))
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
  const { box } = await openBox()
  expect(download).not.toHaveBeenCalled()
  await user.click(box)
  await user.tab()
  await user.click(box)
  expect(download.mock.calls).toEqual([['/data/us_city_coords.json']])
})

test('typing suggests from two letters on and says how many', async () => {
  const { box, place } = await openBox()
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

test('arrows mark and Enter picks: text and coordinates', async () => {
  const { box, place, submitted } = await openBox()
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

test('a click picks and keeps the focus; editing drops the coordinates', async () => {
  const { box, place } = await openBox()
  await user.type(box, 'hous')
  await user.click(await screen.findByRole('option', { name: 'Houston, TX' }))
  expect(place()).toMatchObject({ text: 'Houston, TX', coords: { lat: 29.763 } })
  expect(box).toHaveFocus()
  await user.keyboard('{Backspace}')
  expect(place()).toEqual({ text: 'Houston, T', coords: null })
})

test('typing in the middle keeps the caret there', async () => {
  const { box, place } = await openBox({ text: 'Chigo', coords: null })
  await user.type(box, 'ca', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(place().text).toBe('Chicago')
})

test('Enter with nothing marked takes the best match, and only then submits', async () => {
  const { box, place, submitted } = await openBox()
  await user.type(box, 'chicgo{Enter}')
  await waitFor(() => expect(place()).toEqual(chicago))
  expect(submitted).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
})

test('typing alone never resolves, not even a whole name', async () => {
  const { box, place } = await openBox()
  await user.type(box, 'phenix')
  await waitFor(() => expect(options()).toContain('Phoenix, AZ'))
  await user.tab()
  await pause()
  expect(place()).toEqual({ text: 'phenix', coords: null })
})

test('leaving with a suggestion marked picks nothing', async () => {
  const { box, place } = await openBox()
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{Tab}')
  expect(place()).toEqual({ text: 'chi', coords: null })
  expect(options()).toEqual([])
})

test('Esc closes, then clears', async () => {
  const { box, place } = await openBox()
  await user.type(box, 'chi')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(place().text).toBe('chi')
  await user.keyboard('{Escape}')
  expect(place()).toEqual({ text: '', coords: null })
})

test('Esc on a picked town clears text and coordinates', async () => {
  const { box, place } = await openBox(chicago)
  await user.click(box)
  await user.keyboard('{Escape}')
  expect(place()).toEqual({ text: '', coords: null })
})

test('a late answer is for what is typed now, not for what was', async () => {
  holdDownload()
  const { box } = await openBox()
  await user.type(box, 'chi')
  await pause()
  await user.clear(box)
  await user.type(box, 'hous')
  const seen = new Set<string>()
  const observer = new MutationObserver(() => options().forEach((option) => seen.add(option)))
  observer.observe(document.body, { childList: true, subtree: true })
  answer(new Response(cityFile))
  await waitFor(() => expect(options()).toEqual(['Houston, TX']))
  observer.disconnect()
  expect([...seen]).toEqual(['Houston, TX'])
})

test('an answer after the member has left opens nothing and takes no focus', async () => {
  holdDownload()
  const { box } = await openBox()
  await user.type(box, 'chi')
  await pause()
  await user.tab()
  answer(new Response(cityFile))
  await pause()
  expect(options()).toEqual([])
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

test('Enter before the towns are there resolves once they are, unless typing went on', async () => {
  holdDownload()
  const { box, place } = await openBox()
  await user.type(box, 'chicago{Enter}')
  await user.type(box, ' h')
  answer(new Response(cityFile))
  await pause()
  expect(place()).toEqual({ text: 'chicago h', coords: null })
  await user.type(box, '{Backspace}{Backspace}{Enter}')
  await waitFor(() => expect(place()).toEqual(chicago))
})

test.each([
  ['an error', () => Promise.resolve(new Response('[]', { status: 503 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else', () => Promise.resolve(new Response('<html>'))],
])('a download that ends in %s is logged; plain text still works', async (_name, failure) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  download.mockImplementationOnce(failure)
  const { box, place } = await openBox()
  await user.type(box, 'Chicago')
  await user.keyboard('{Enter}')
  await pause()
  expect(place()).toEqual({ text: 'Chicago', coords: null })
  expect(log.mock.calls).toMatchObject([[{ code: 'city-data-failed' }]])
  await user.tab()
  await user.click(box)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toEqual(chicago))
})
