import { localStore, type Location, takeStarted } from '@greenlight/runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { unfilteredRequest } from './galleryRequest.ts'
import { startGallery } from './startGallery.ts'

const listed = vi.hoisted(() => vi.fn(() => Promise.resolve({ items: [], next: null })))
vi.mock('@greenlight/kit/data/useFlaggedPaths', () => ({ startFlaggedPaths: () => {} }))
vi.mock('@greenlight/kit/data/attempt', () => ({ attempt: listed }))

const KEY = 'gl.gallery.request.v1'
const at = (search: string): { location: Location } => ({
  location: { pathname: '/gallery', search, hash: '', state: null, key: 'default' },
})
const started = (request: unknown) =>
  takeStarted(['gallery', 'firstReports', JSON.stringify(request)])

afterEach(() => {
  localStore.clear()
  listed.mockClear()
})

test('begins the request of the last visit, under the key of the page', () => {
  const request = { ...unfilteredRequest, cells: ['dp3'], genders: ['woman'], ages: [20, 30] }
  localStore.set(KEY, JSON.stringify(request))
  startGallery(at('?tone=red'))
  expect(started(request)).toBeUndefined()
  startGallery(at(''))
  expect(started(request)).toBeDefined()
  expect(listed).toHaveBeenCalledTimes(1)
})

test.each([
  '{',
  'null',
  '[]',
  '{"sort":"desc"}',
  JSON.stringify({ ...unfilteredRequest, tones: ['blue'] }),
  JSON.stringify({ ...unfilteredRequest, cells: 'dp3' }),
])('reads nothing for the stored text %s', (text) => {
  localStore.set(KEY, text)
  expect(() => startGallery(at(''))).not.toThrow()
  expect(listed).not.toHaveBeenCalled()
})
