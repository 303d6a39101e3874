// @vitest-environment node
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { startSite } from '../stack/site.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { previewConfig } from './previewConfig.mjs'
import { hostingOf } from './resolve.mjs'
import { ownPaths } from './shellHosting.mjs'

const names = Object.keys(sitePorts)
const remotes = names.filter((name) => name !== 'shell')
const publishedDir = tempFolder('odd')
const config = previewConfig({ auth: 1, firestore: 2 })
/** @type {import('../stack/site.mjs').Site} */
let site

/** The files of a site, and the types that they are served with. */
const shellFiles = {
  '/index.html': 'text/html',
  '/pages/gallery.html': 'text/html',
  '/pages/profile/_.html': 'text/html',
  '/404.html': 'text/html',
  '/config.json': 'application/json',
  '/registry.json': 'application/json',
  '/offlineWorker.js': 'javascript',
  '/favicon.svg': 'image/svg+xml',
  '/manifest.webmanifest': 'application/manifest+json',
  '/robots.txt': 'text/plain',
  '/sitemap.xml': 'application/xml',
  '/.well-known/security.txt': 'text/plain',
  '/assets/1.0.0/index-abc.js': 'javascript',
  '/assets/1.0.0/index-abc.css': 'text/css',
  '/assets/1.0.0/figtree-latin-abc.woff2': 'font/woff2',
  '/data/us_city_coords.json': 'application/json',
  '/icons/icon-192.png': 'image/png',
}
/** @param {string} name */
const remoteFiles = (name) => ({
  [`/${name}/1.0.0/remoteEntry.js`]: 'javascript',
  [`/${name}/1.0.0/assets/Page-abc.js`]: 'javascript',
  [`/${name}/1.0.0/assets/adFrame-abc.html`]: 'text/html',
})
/** @param {string} name @returns {Record<string, string>} */
const filesOf = (name) => (name === 'shell' ? shellFiles : remoteFiles(name))

beforeAll(async () => {
  for (const name of names) {
    const page = '<!doctype html><title>Page</title>'
    for (const path of Object.keys(filesOf(name)))
      putFiles(join(publishedDir, 'sites', name), { [path]: path.endsWith('.html') ? page : '{}' })
  }
  const routes = ['/gallery', '/profile/:id', '/settings'].map((path) => ({ path }))
  const registry = { remotes: { 'mf-gallery': [{ routes }] } }
  putFiles(join(publishedDir, 'sites/shell'), { 'registry.json': registry })
  for (const path of firebasePaths) putFiles(join(publishedDir, 'sites/shell'), { [path]: '{}' })
  const free = await freePorts(names.length)
  const ports = Object.fromEntries(names.map((name, at) => [name, free[at] ?? 0]))
  site = await startSite({ ports, publishedDir, config })
})
afterAll(() => site.stop())

/**
 * Asks for a path exactly as it is written: `fetch` would resolve dots and slashes first.
 * @param {string} name
 * @param {string} path
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: string }>}
 */
function ask(name, path) {
  const { port } = new URL(site.origins[name] ?? '')
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += chunk))
      response.on('end', () => {
        const headers = /** @type {Record<string, string>} */ (response.headers)
        resolve({ status: response.statusCode ?? 0, headers, body })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** What Firebase serves at the origin of the shell: the sign-in popup opens there. */
const firebasePaths = ['/__/auth/iframe', '/__/auth/experiments.js', '/__/firebase/hosting.json']

const folders = ['assets', 'data', 'icons', '__', ...remotes]
const oddPaths = [
  '/',
  '//',
  '/gallery',
  '/gallery/',
  '/profile/a.b',
  '/no.such.page',
  '/gone.html',
  '/gone.js',
  '/a/index.html',
  '//index.html',
  '/%69ndex.html',
  '/index.html/',
  '/.hidden',
  '/profile/.hidden',
  '/.git/config',
  '/.well-known',
  '/.well-known/',
  '/.well-known/x',
  '/.well-known/.x',
  '/.well-known/../index.html',
  '/files.json',
  '/%61ssets/1.0.0/index-abc.js',
  '/assets%2F1.0.0%2Findex-abc.js',
  '/ASSETS/1.0.0/index-abc.js',
  '/assets.html',
  '//evil.example/assets/x',
  '/\\evil.example',
  '/%00',
  '/%',
  '/%E0%A4%A',
  `/${'x'.repeat(4000)}`,
  '/?/assets/x.js',
  '/gallery?x=/assets/x.js',
  '/__/auth/handler',
  '/__/firebase/init.json',
  '/mf-unknown/x',
  ...folders.flatMap((folder) => [
    `/${folder}`,
    `/${folder}/`,
    `//${folder}//x`,
    `/${folder}/x`,
    `/${folder}/x/`,
    `/${folder}/index.html`,
    `/${folder}/gone.js`,
    `/${folder}/a/b/c`,
    `/${folder}/.x/.y.js`,
    `/${folder}/%2e%2e/index.html`,
    `/${folder}/../index.html`,
    `/${folder}/..%2findex.html`,
    `/${folder}/x%00.js`,
    `/${folder}/x?/index.html`,
  ]),
]

const pageHeaders = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

/** @param {string} source @returns {Record<string, string>} the headers of one rule of the shell */
function shellRule(source) {
  const { headers } = hostingOf('shell', { origins: site.origins, config, routes: [], folders: [] })
  const rule = headers.find((each) => each.source === source)
  return Object.fromEntries(
    (rule?.headers ?? []).map(({ key, value }) => [key.toLowerCase(), value]),
  )
}

describe('the shell', () => {
  test(
    'answers a page with every header, a file with its type, or the page with 404',
    { timeout: 30_000 },
    async () => {
      const expected = shellRule(ownPaths)
      for (const path of [...oddPaths, ...Object.keys(shellFiles)]) {
        const { status, headers, body } = await ask('shell', path)
        const isPage = headers['content-type']?.startsWith('text/html')
        if (status !== 200) expect([301, 400, 404], path).toContain(status)
        if (status !== 200 && !isPage) continue
        expect(body.includes('<title>'), path).toBe(isPage)
        if (isPage) {
          for (const name of pageHeaders)
            expect(headers[name], `${path}: ${name}`).toBe(expected[name])
          expect(headers['cache-control'], path).toMatch(
            status === 200 ? /^no-cache$/ : /^no-cache$|max-age=86400/,
          )
        } else {
          const file = decodeURIComponent(path.replace(/^\/+/, '/').replace(/\?.*/, ''))
          expect(headers['content-type'], path).toContain(filesOf('shell')[file])
        }
      }
    },
  )

  test.each(['/gallery', '/profile/abc', '/profile/a.b', '/'])('has a page at %s', async (path) => {
    expect(await ask('shell', path)).toMatchObject({ status: 200 })
  })

  test.each(['/no.such.page', '/profile/a/b', '/.well-known/x', '/gone.js', '/gallery/x'])(
    'answers %s with the page, which is not there',
    async (path) => {
      const { status, headers, body } = await ask('shell', path)
      expect(status).toBe(404)
      expect(body).toContain('<title>')
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test('sends a password manager to the settings', async () => {
    const { status, headers } = await ask('shell', '/.well-known/change-password')
    expect(status).toBe(302)
    expect(headers['location']).toBe('/settings')
  })

  test.each(firebasePaths)('leaves the headers of %s to Firebase', async (path) => {
    const { status, headers } = await ask('shell', path)
    expect(status).toBe(200)
    for (const name of [...pageHeaders, 'cache-control', 'link'])
      expect(headers).not.toHaveProperty(name)
  })

  test.each(folders.flatMap((folder) => [`/${folder}`, `/${folder}/x`, `/${folder}/a/b/c`]))(
    'has no page at %s',
    async (path) => {
      const { status, headers } = await ask('shell', path)
      expect(status).toBe(404)
      expect(headers['cache-control'] ?? '').not.toContain('immutable')
    },
  )

  test('keeps for ever only what is in the folder of a release', async () => {
    const cached = async (/** @type {string} */ path) =>
      (await ask('shell', path)).headers['cache-control']
    expect(await cached('/assets/1.0.0/index-abc.js')).toContain('immutable')
    expect(await cached('/assets/0.9.0/index-abc.js')).not.toContain('immutable')
    expect(await cached('/data/us_city_coords.json')).toBe('public, max-age=86400')
    expect(await cached('/offlineWorker.js')).toBe('no-cache')
  })
})

describe.each(remotes)('%s', (name) => {
  test('answers a file with its type and policy, or 404', { timeout: 30_000 }, async () => {
    for (const path of [...oddPaths, ...Object.keys(remoteFiles(name))]) {
      const { status, headers } = await ask(name, path)
      if (status !== 200) {
        expect([301, 400, 404], path).toContain(status)
        continue
      }
      expect(headers['content-type'], path).toContain(filesOf(name)[path])
      const policy = headers['content-security-policy'] ?? ''
      const isAd = name === 'mf-gallery' && path.includes('adFrame')
      expect(policy).toContain(isAd ? 'sandbox allow-scripts' : "default-src 'none'; base-uri")
      expect(policy).toContain(isAd ? site.origins['shell'] : "frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toContain('immutable')
    }
  })
})
