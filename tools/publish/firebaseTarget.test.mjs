// @vitest-environment node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { readJson, writeJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { firebaseDeploy, firebaseTarget, hostedTarget } from './firebaseTarget.mjs'

const folder = tempFolder('firebase')

const config = parseGreenlightConfig(readJson(join(root, 'greenlight.config.example.json')))
const { origins } = firebaseTarget(config)
writeJson(join(folder, 'sites', 'shell', 'config.json'), {
  firebase: {
    apiKey: 'key',
    projectId: 'your-project',
    authDomain: 'your-project.firebaseapp.com',
  },
  emulators: null,
})

/** Deploying needs no registry. */
const store = () => Promise.reject(new Error('not needed'))

/** What the Firebase CLI is started with. @type {unknown[]} */
let started = []
const cli = (/** @type {number} */ code, output = '') =>
  firebaseDeploy(config, (program, args, options) => {
    started = [program, args, options]
    return Promise.resolve({ code, output })
  })

it('has the address of each site that the configuration names', () => {
  expect(Object.keys(readJson(join(root, 'shared/build/ports.json')))).toEqual(Object.keys(origins))
  expect(origins['mf-gallery']).toBe('https://your-project-mf-gallery.web.app')
})

it('deploys one site of the project, without a question, from a folder that holds all it needs', async () => {
  await hostedTarget({ folder, origins, store, deploy: cli(0) }).push('shell')
  expect(started).toEqual([
    process.execPath,
    [
      expect.stringMatching(/firebase\.js$/),
      ...['deploy', '--only', 'hosting:shell', '--project', 'your-project', '--non-interactive'],
    ],
    { cwd: folder },
  ])
  const [, [program]] = /** @type {[string, [string]]} */ (started)
  expect(existsSync(program)).toBe(true)
  expect(readJson(join(folder, '.firebaserc'))).toMatchObject({
    projects: { default: 'your-project' },
    targets: { 'your-project': { hosting: { 'mf-gallery': ['your-project-mf-gallery'] } } },
  })
})

it('serves each package from its own folder, with the headers of firebase.json filled in', () => {
  /** @type {{ hosting: import('../hosting/resolve.mjs').Hosting[] }} */
  const { hosting } = readJson(join(folder, 'firebase.json'))
  expect(Object.fromEntries(hosting.map((site) => [site.target, site.public]))).toEqual(
    Object.fromEntries(Object.keys(origins).map((name) => [name, `sites/${name}`])),
  )
  expect(JSON.stringify(hosting)).not.toContain('{{')
  const headersOf = (/** @type {string} */ name) =>
    hosting
      .find(({ target }) => target === name)
      ?.headers.flatMap(({ headers }) => headers)
      .map(({ key, value }) => `${key}: ${value}`)
      .join('\n')
  expect(headersOf('shell')).toContain(`script-src 'self' ${origins['mf-onboarding']}`)
  expect(headersOf('mf-gallery')).toContain('Cache-Control: public, max-age=31536000, immutable')
})

it('says which site could not be deployed, and how the Firebase CLI put it', async () => {
  const failing = hostedTarget({ folder, origins, store, deploy: cli(1, 'Error: no permission') })
  await expect(failing.push('shell')).rejects.toThrow(
    'shell could not be deployed.\nError: no permission',
  )
})

it('deploys no remote before there is a shell', async () => {
  const empty = join(folder, 'empty')
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  const target = hostedTarget({ folder: empty, origins, store, deploy: cli(0) })
  await expect(target.push('mf-gallery')).rejects.toThrow('This project has no site yet')
})

it('checks a site at its own address, also while that does not answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const target = hostedTarget({ folder, origins, store, deploy: cli(0) })
  const origin = await target.withOrigin('mf-gallery', (reached) => Promise.resolve(reached))
  expect(origin).toBe('https://your-project-mf-gallery.web.app')
})
