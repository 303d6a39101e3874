// @vitest-environment node
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { readJson } from '../stack/json.mjs'
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
  project: 'demo',
  sites: { shell: 'demo-shell', 'mf-gallery': 'demo-gallery' },
  firebase: { apiKey: 'key', authDomain: 'demo.firebaseapp.com', appId: 'app' },
  operator: { name: 'We', contact: 'we@site.test' },
})
const drawn = {
  shell: { site: 'demo', url: 'https://demo--pr-12-a1b2c3.web.app' },
  'mf-gallery': { site: 'demo-gallery', url: 'https://demo-gallery--pr-12-d4e5f6.web.app' },
}
const channel = join(folder, 'channel')
/** @type {string[][]} */
let started = []

/** As the Firebase CLI: what a channel holds is what was deployed to it last. */
const cli = (/** @type {string} */ _, /** @type {readonly string[]} */ args, { cwd = '' } = {}) => {
  started.push(args.slice(1))
  rmSync(channel, { recursive: true, force: true })
  cpSync(cwd, channel, { recursive: true })
  const answer = JSON.stringify({ status: 'success', result: drawn }, null, 2)
  return Promise.resolve({ code: 0, output: `(node:7) Warning: old\n${answer}\n` })
}

/** A chunk for each page that a route of the remote names. */
function viteManifest() {
  /** @type {{ greenlight: { routes: { page: string }[] } }} */
  const { greenlight } = readJson(join(root, 'mf-gallery', 'package.json'))
  const pages = ['entry', ...greenlight.routes.map(({ page }) => page)]
  return Object.fromEntries(pages.map((page) => [page, { file: 'remoteEntry.js' }]))
}

beforeAll(() => {
  putFiles(builds.folder, {
    'shell/index.html': '<head><title>Greenlight</title></head>',
    'mf-gallery/remoteEntry.js': 'export {}',
    'mf-gallery/mf-manifest.json': { name: 'mf-gallery', shared: [] },
    'mf-gallery/.vite/manifest.json': viteManifest(),
  })
})
beforeEach(() => {
  started = []
})

test('a preview names its own addresses: in the registry, in the page and to the browser', async () => {
  const address = await deployPreview({ channel: 'pr-12', config }, cli)
  expect(address).toBe(drawn.shell.url)
  const command = [
    ...['hosting:channel:deploy', 'pr-12', '--expires', '7d'],
    ...['--project', 'demo', '--json', '--non-interactive'],
  ]
  expect(started).toEqual([command, command])

  /** @type {import('./contract.mjs').Registry} */
  const { remotes } = readJson(join(channel, 'sites/shell/registry.json'))
  const gallery = drawn['mf-gallery'].url
  expect(remotes['mf-gallery']?.[0]?.entry).toMatch(
    new RegExp(`^${gallery}/mf-gallery/.*/remoteEntry.js`),
  )
  expect(readFileSync(join(channel, 'sites/shell/index.html'), 'utf8')).toContain(gallery)
  const headers = readFileSync(join(channel, 'firebase.json'), 'utf8')
  expect(headers).toContain(`script-src 'self' ${gallery}`)
  expect(headers).toContain(`frame-ancestors ${drawn.shell.url}`)
})

test('a preview that cannot be deployed says so', async () => {
  const failing = () => Promise.resolve({ code: 1, output: 'Error: no permission' })
  await expect(deployPreview({ channel: 'pr-12', config }, failing)).rejects.toThrow(
    'The preview pr-12 could not be deployed.\nError: no permission',
  )
})
