// @vitest-environment node
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeManifest } from '../publish/fakeManifest.mjs'
import { readJson } from '../stack/json.mjs'
import { planDeployment, runPlan } from './plan.mjs'

const folder = mkdtempSync(join(tmpdir(), 'greenlight-plan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The builds of a workspace with one remote. */
const builds = vi.hoisted(() => ({ folder: '' }))
vi.mock('../publish/buildFolder.mjs', async (original) => ({
  .../** @type {object} */ (await original()),
  buildFolder: (/** @type {string} */ name) => join(builds.folder, name),
}))

/** @type {string[]} */
let done = []
let publishedDir = ''
/** @type {import('../hosting/resolve.mjs').SiteConfig} */
const config = {
  firebase: { apiKey: 'key', projectId: 'project' },
  emulators: null,
  ads: null,
  survey: null,
  report: null,
  appCheck: null,
}
const origins = { shell: 'https://shell.example', 'mf-gallery': 'https://gallery.example' }
const hosted = join(folder, 'hosted')

/** A host whose deployment replaces a site. */
const target = () => ({
  publishedDir,
  origins,
  pull: () => {
    if (existsSync(hosted)) cpSync(hosted, publishedDir, { recursive: true })
    return Promise.resolve()
  },
  push: (/** @type {string} */ name) => {
    done.push(name)
    cpSync(join(publishedDir, 'sites', name), join(hosted, 'sites', name), { recursive: true })
    return Promise.resolve()
  },
})
const plan = (changed = config) =>
  planDeployment(target(), changed, () => {
    done.push('rules')
    return Promise.resolve()
  })

/** @param {string} path @param {string} content */
function put(path, content) {
  const file = join(builds.folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  done = []
  rmSync(hosted, { recursive: true, force: true })
  publishedDir = mkdtempSync(join(folder, 'published-'))
  builds.folder = mkdtempSync(join(folder, 'builds-'))
  put('shell/index.html', '<title>Greenlight</title>')
  put('mf-gallery/remoteEntry.js', 'export {}')
  put('mf-gallery/mf-manifest.json', '{"name":"mf-gallery","shared":[]}')
  put('mf-gallery/.vite/manifest.json', JSON.stringify(fakeManifest('mf-gallery')))
})

test('a first deployment puts everything in place: rules first, the shell last', async () => {
  await runPlan(await plan())
  expect(done).toEqual(['rules', 'mf-gallery', 'shell'])
  expect(readJson(join(hosted, 'sites/shell/config.json'))).toEqual(config)
  /** @type {import('../publish/registry.mjs').Registry} */
  const { remotes } = readJson(join(hosted, 'sites/shell/registry.json'))
  expect(remotes['mf-gallery']?.entry).toContain('https://gallery.example/')
})

test('a plan changes nothing', async () => {
  const steps = await plan()
  expect(steps.map(({ what, now }) => `${what}: ${now}`)).toEqual([
    'rules and indexes: deployed',
    'builds and configuration: put in place on this machine',
    'mf-gallery: deployed anew',
    'shell: deployed anew',
  ])
  expect(done).toEqual([])
  expect(existsSync(join(publishedDir, 'sites/shell/config.json'))).toBe(false)
})

test('what has not changed is left alone', async () => {
  await runPlan(await plan())
  done = []
  await runPlan(await plan())
  expect(done).toEqual(['rules'])
})

test('a changed remote takes the registry along, changed configuration every site', async () => {
  await runPlan(await plan())
  done = []
  put('mf-gallery/remoteEntry.js', 'export const changed = true')
  await runPlan(await plan())
  expect(done).toEqual(['rules', 'mf-gallery', 'shell'])
  done = []
  put('shell/index.html', '<title>Greenlight 2</title>')
  await runPlan(await plan())
  expect(done).toEqual(['rules', 'shell'])
  done = []
  await runPlan(await plan({ ...config, appCheck: 'key' }))
  expect(done).toEqual(['rules', 'mf-gallery', 'shell'])
})
