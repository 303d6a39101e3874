// @vitest-environment node
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { freePorts } from './ports.mjs'
import { startSite } from './site.mjs'

const publishedDir = tempFolder('site')
const routes = ['/gallery', '/profile/:id'].map((path) => ({ path }))
const registry = { remotes: { 'mf-gallery': [{ routes }] } }
/** @type {import('./site.mjs').Site} */
let site
let shell = ''
let gallery = ''

beforeAll(async () => {
  putFiles(join(publishedDir, 'sites'), {
    'shell/index.html': '<!doctype html><title>Greenlight</title>',
    'shell/pages/gallery.html': '<!doctype html><title>Greenlight</title>',
    'shell/pages/profile/_.html': '<!doctype html><title>Greenlight</title>',
    'shell/404.html': '<!doctype html><title>Greenlight</title>',
    'shell/registry.json': registry,
    'shell/assets/1.0.0/index-abc.js': `console.log('${'x'.repeat(4000)}')`,
    'mf-gallery/mf-gallery/0.1.0/remoteEntry.js': 'export {}',
  })
  const [shellPort = 0, galleryPort = 0] = await freePorts(2)
  site = await startSite({
    ports: { shell: shellPort, 'mf-gallery': galleryPort },
    publishedDir,
    config: previewConfig({ auth: 1, firestore: 2 }),
  })
  shell = site.origins['shell'] ?? ''
  gallery = site.origins['mf-gallery'] ?? ''
})
afterAll(() => site.stop())

/** @param {string} link a descriptor, which may have been closed since it was listed */
function targetOf(link) {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}

describe('the shell', () => {
  it.each(['/', '/gallery', '/profile/abc'])('answers %s with its page', async (path) => {
    const response = await fetch(shell + path)
    expect(await response.text()).toContain('<title>Greenlight</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${gallery};`,
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  it.each(['/assets/gone.js', '/config.json', '/gone.css', '/favicon.ico', '/no.such.page'])(
    'says that %s is missing, and not for longer than now',
    async (path) => {
      const response = await fetch(shell + path)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('lets a hashed file be kept for ever, compressed', async () => {
    const response = await fetch(`${shell}/assets/1.0.0/index-abc.js`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toContain('xxx')
  })

  it.each(['/registry.json', '/', '/gallery'])(
    'repeats %s only when it has changed',
    async (path) => {
      const first = await fetch(shell + path)
      const etag = first.headers.get('etag') ?? ''
      const headers = { 'if-none-match': etag }
      const again = await fetch(shell + path, { headers, cache: 'no-store' })
      expect(again.status).toBe(304)
      expect(again.headers.get('cache-control')).toBe('no-cache')
      await first.arrayBuffer()
    },
  )

  it.runIf(process.platform === 'linux')('leaves no file open that has not changed', async () => {
    const etag = (await fetch(`${shell}/gallery`)).headers.get('etag') ?? ''
    for (let visit = 0; visit < 5; visit += 1) {
      const again = await fetch(`${shell}/gallery`, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
    }
    const files = () => readdirSync('/proc/self/fd').map((fd) => targetOf(`/proc/self/fd/${fd}`))
    await vi.waitFor(() =>
      expect(files()).not.toContain(join(publishedDir, 'sites/shell/index.html')),
    )
  })

  it('hands out a new registry at once, of whatever length', async () => {
    const etag = (await fetch(`${shell}/registry.json`)).headers.get('etag') ?? ''
    putFiles(publishedDir, { 'sites/shell/registry.json': { remotes: {} } })
    const response = await fetch(`${shell}/registry.json`, { headers: { 'if-none-match': etag } })
    expect(await response.text()).toBe('{"remotes":{}}')
    putFiles(publishedDir, { 'sites/shell/registry.json': registry })
  })

  it('has a page at a new route as soon as the registry has it', async () => {
    expect((await fetch(`${shell}/events`)).status).toBe(404)
    const more = {
      remotes: { ...registry.remotes, 'mf-events': [{ routes: [{ path: '/events' }] }] },
    }
    putFiles(publishedDir, { 'sites/shell/pages/events.html': '<!doctype html>' })
    putFiles(publishedDir, { 'sites/shell/registry.json': more })
    expect((await fetch(`${shell}/events`)).status).toBe(200)
  })

  it('answers on both loopback addresses, for reading only', async () => {
    expect((await fetch(shell.replace('localhost', '127.0.0.1'))).status).toBe(200)
    expect((await fetch(shell, { method: 'POST' })).status).toBe(405)
  })
})

describe('a remote', () => {
  it('may be loaded from the other origin and kept for ever', async () => {
    const response = await fetch(`${gallery}/mf-gallery/0.1.0/remoteEntry.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toContain('immutable')
    await response.arrayBuffer()
  })

  it.each([
    '/',
    '/gallery',
    '/mf-gallery/0.1.0/gone.js',
    '/mf-gallery/%2e%2e/%2e%2e/shell/index.html',
  ])('has no page at %s', async (path) => {
    const response = await fetch(gallery + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
