// @vitest-environment node
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startGoogleFake } from '../googleFake/googleFake.mjs'
import { parseGreenlightConfig, sitesOf } from '../hosting/greenlightConfig.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { firebaseTarget } from './firebaseTarget.mjs'

/** @type {object} */
const example = readJson(join(root, 'greenlight.config.example.json'))
const config = parseGreenlightConfig({
  ...example,
  firebase: { apiKey: 'key', authDomain: 'your-project.firebaseapp.com', appId: 'app' },
})
/** @type {import('../googleFake/googleFake.mjs').GoogleFake} */
let fake

beforeEach(async () => {
  fake = await startGoogleFake({ project: 'your-project', sites: Object.values(sitesOf(config)) })
  for (const [name, value] of Object.entries(fake.env)) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.stop()
})

it('has the address of each site that the configuration names, as Hosting knows it', async () => {
  const { origins } = await firebaseTarget(config)
  expect(Object.keys(readJson(join(root, 'shared/build/ports.json')))).toEqual(Object.keys(origins))
  expect(origins['mf-gallery']).toBe('https://your-project-mf-gallery.web.app')
})

it('names a site that does not exist', async () => {
  const sites = { ...sitesOf(config), 'mf-events': 'your-project-mf-events' }
  const other = parseGreenlightConfig({ ...config, sites })
  await expect(firebaseTarget(other)).rejects.toThrow(
    'your-project has no Hosting site your-project-mf-events for mf-events: create it',
  )
})

it('says what Google refuses, and how to sign in', async () => {
  await expect(firebaseTarget({ ...config, project: 'another' })).rejects.toThrow(
    /^Google refused GET .*: The caller does not have permission\. Sign in with gcloud/,
  )
})

it('shows no registry before the first release', async () => {
  expect(await (await firebaseTarget(config)).servedGeneration()).toBeNull()
})
