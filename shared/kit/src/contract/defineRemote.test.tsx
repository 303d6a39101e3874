import type { Location, Navigator } from '@greenlight/runtime'
import { expect, test, vi } from 'vitest'
import { defineRemote } from './defineRemote.tsx'

const remote = defineRemote({
  name: 'mf-events',
  version: '1.0.0',
  pages: {
    '/events': () => Promise.resolve({ default: () => <h1>Events</h1> }),
    '/events/:id': () => Promise.resolve({ default: () => <h1>An event</h1> }),
  },
})

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: 'default',
})
const navigator: Navigator = {
  createHref: String,
  go: () => {},
  push: () => {},
  replace: () => {},
}
const place = (domElement: HTMLElement, pathname: string) => ({
  domElement,
  location: at(pathname),
  navigator,
})

test('shows the page of the address, and the next one after an update', async () => {
  const element = document.createElement('div')
  await remote.mount(place(element, '/events'))
  expect(element.textContent).toBe('Events')
  await remote.update(place(element, '/events/7'))
  expect(element.textContent).toBe('An event')
  await remote.unmount({ domElement: element })
  expect(element.textContent).toBe('')
})

test('rejects for an address without a page, and keeps the page before', async () => {
  const element = document.createElement('div')
  const unknown = 'mf-events 1.0.0 has no page at /tickets.'
  await expect(remote.prepare?.(at('/tickets'), false)).rejects.toThrow(unknown)
  await expect(remote.mount(place(element, '/tickets'))).rejects.toThrow(unknown)

  await remote.mount(place(element, '/events'))
  await expect(remote.update(place(element, '/tickets'))).rejects.toThrow(unknown)
  expect(element.textContent).toBe('Events')
})

test.each([
  ['begins the first queries before the page is mounted', ['prepare', 'mount'], 1],
  ['leaves the first queries to a page that is mounted already', ['mount', 'prepare'], 0],
] as const)('%s', async (_, order, times) => {
  const start = vi.fn()
  const page = { default: () => <h1>Events</h1>, start }
  const events = defineRemote({
    name: 'mf-events',
    version: '1.0.0',
    pages: { '/events': () => Promise.resolve(page) },
  })
  const calls = {
    mount: () => events.mount(place(document.createElement('div'), '/events')),
    prepare: () => events.prepare?.(at('/events'), true),
  }
  for (const name of order) await calls[name]()
  expect(start).toHaveBeenCalledTimes(times)
})
