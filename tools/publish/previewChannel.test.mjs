// @vitest-environment node
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startGoogleFake } from '../googleFake/googleFake.mjs'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { parseJson, readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { deployPreview } from './previewChannel.mjs'

const folder = tempFolder('channel')

/** The builds of a workspace with one remote. */
const builds = vi.hoisted(() => ({ folder: '' }))
builds.folder = join(folder, 'builds')
vi.mock('./buildFolder.mjs', async (original) => ({
  .../** @type {object} */ (await original()),
  buildFolder: (/** @type {string} */ folder) => join(builds.folder, basename(folder)),
}))

const config = parseGreenlightConfig({
  project: 'fake-project',
  sites: { shell: 'demo-shell', 'mf-gallery': 'demo-gallery' },
  firebase: { apiKey: 'key', authDomain: 'demo.firebaseapp.com', appId: 'app' },
  operator: { name: 'We', contact: 'we@site.test' },
})
const gallery = 'https://demo-gallery--pr-12-fake.web.app'
const shell = 'https://demo-shell--pr-12-fake.web.app'

/** @type {import('../googleFake/googleFake.mjs').GoogleFake} */
let fake

/** A chunk for each page that a route of the remote names. */
function viteManifest() {
  /** @type {{ greenlight: { routes: { page: string }[] } }} */
  const { greenlight } = readJson(join(root, 'mf-gallery', 'package.json'))
  const pages = ['entry', ...greenlight.routes.map(({ page }) => page)]
  return Object.fromEntries(pages.map((page) => [page, { file: 'remoteEntry.js' }]))
}

beforeAll(async () => {
  putFiles(builds.folder, {
    'shell/index.html': '<head><title>Greenlight</title></head>',
    'shell/favicon.svg': '<svg/>',
    'mf-gallery/remoteEntry.js': 'export {}',
    'mf-gallery/mf-manifest.json': { name: 'mf-gallery', shared: [] },
    'mf-gallery/.vite/manifest.json': viteManifest(),
  })
  fake = await startGoogleFake({ sites: ['demo-shell', 'demo-gallery'] })
  for (const [name, value] of Object.entries(fake.env)) vi.stubEnv(name, value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await fake.stop()
})

/** @param {string} site @param {string} path */
function fileOf(site, path) {
  const hash = fake.hosting.served(site, 'pr-12')?.files.get(path) ?? ''
  return String(gunzipSync(fake.hosting.contentOf(hash) ?? Buffer.of()))
}

test('a preview names its own addresses: in the registry, in the page and to the browser', async () => {
  expect(await deployPreview('pr-12', config)).toBe(shell)
  /** @type {import('./contract.mjs').Registry} */
  const { remotes } = parseJson(fileOf('demo-shell', '/registry.json'))
  const [release] = remotes['mf-gallery'] ?? []
  expect(release?.entry).toMatch(new RegExp(`^${gallery}/mf-gallery/.*/remoteEntry.js`))
  expect(fileOf('demo-gallery', new URL(release?.entry ?? '').pathname)).toBe('export {}')
  for (const page of ['/index.html', '/404.html', '/pages/gallery.html'])
    expect(fileOf('demo-shell', page)).toContain(gallery)
  expect(fileOf('demo-shell', '/favicon.svg')).toBe('<svg/>')
  expect(fileOf('demo-shell', '/config.json')).toContain('"projectId": "fake-project"')
  const configOf = (/** @type {string} */ site) =>
    JSON.stringify(fake.hosting.served(site, 'pr-12')?.config)
  expect(configOf('demo-shell')).toContain(`script-src 'self' ${gallery}`)
  expect(configOf('demo-shell')).toContain('{"glob":"/gallery","path":"/pages/gallery.html"}')
  expect(configOf('demo-gallery')).toContain(`frame-ancestors ${shell}`)
})

test('members keep what they have, and the same channel can be used again', async () => {
  const before = fake.calls.length
  await deployPreview('pr-12', config)
  expect(fake.hosting.served('demo-shell')).toBeUndefined()
  const uploads = fake.calls.slice(before).filter(({ path }) => path.startsWith('/upload/'))
  // The registry says when it was made, and each page has a copy of it: those of three routes, and the one of none.
  expect(uploads).toHaveLength(5)
  for (const { path } of uploads) expect(path).toContain('/demo-shell/')
})

test('a preview that cannot be deployed says so', async () => {
  fake.faults.plan({ of: ({ path }) => path.endsWith(':populateFiles'), answer: 403 })
  await expect(deployPreview('pr-13', config)).rejects.toThrow('Google refused POST')
})
