import { parseRelease } from '@greenlight/kit/contract/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyOverrides } from './devOverrides.ts'

const STORED = JSON.stringify({ 'mf-gallery': 'http://localhost:9/remoteEntry.js' })

/** The overrides of a page at `address` loads it, where `/config.json` allows development at `devOrigins`. */
async function openAt(address: string, devOrigins: string[] = []) {
  Object.assign(window.location, { href: address })
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json({ firebase: { apiKey: 'demo', projectId: 'demo' }, devOrigins })),
  )
  vi.stubGlobal('fetch', fetched)
  vi.resetModules()
  const { createDevOverrides } = await import('./devOverrides.ts')
  const overrides = createDevOverrides()
  await overrides.allow()
  return { ...overrides, askedForConfig: fetched.mock.calls.length > 0 }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('allows overrides on localhost without reading the configuration', async () => {
  localStorage.setItem('gl.dev.remotes.v1', STORED)
  const { read, wantsPanel, askedForConfig } = await openAt('http://localhost:4300/')
  expect(Object.keys(read())).toEqual(['mf-gallery'])
  expect(wantsPanel()).toBe(true)
  expect(askedForConfig).toBe(false)
})

it('does not read the configuration without `?dev` and without a stored override', async () => {
  const { wantsPanel, askedForConfig } = await openAt('https://greenlight.test/gallery')
  expect(askedForConfig).toBe(false)
  expect(wantsPanel()).toBe(false)
})

it('ignores the panel and stored overrides on other origins', async () => {
  localStorage.setItem('gl.dev.remotes.v1', STORED)
  const { read, wantsPanel } = await openAt('https://greenlight.test/gallery?dev', [
    'https://staging.test',
  ])
  expect(read()).toEqual({})
  expect(wantsPanel()).toBe(false)
})

it('allows overrides on an origin in `devOrigins`', async () => {
  localStorage.setItem('gl.dev.remotes.v1', STORED)
  const { read, wantsPanel } = await openAt('https://staging.test/gallery', [
    'https://staging.test',
  ])
  expect(Object.keys(read())).toEqual(['mf-gallery'])
  expect(wantsPanel()).toBe(true)
})

it('downloads no file of the published release ahead of an override', () => {
  const release = parseRelease({
    name: 'mf-gallery',
    version: '1.0.0',
    entry: 'https://gallery.test/mf-gallery/1.0.0/remoteEntry.js',
    contract: 1,
    routes: [
      { path: '/gallery', access: 'member', chrome: 'full', title: 'Gallery', preload: ['a.js'] },
    ],
    preload: ['b.js'],
  })
  const registry = { generation: 1, shell: null, remotes: { 'mf-gallery': [release] } }
  const entry = 'http://localhost:9/remoteEntry.js'
  const [override] = applyOverrides(registry, { 'mf-gallery': entry }).remotes['mf-gallery'] ?? []
  expect(override).toMatchObject({
    entry,
    preload: [],
    routes: [{ path: '/gallery', preload: [] }],
  })
})
