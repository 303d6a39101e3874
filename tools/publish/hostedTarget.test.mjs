// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { parseJson } from '../stack/json.mjs'
import { freePorts } from '../stack/ports.mjs'
import { startSite } from '../stack/site.mjs'
import { setCanary } from './canary.mjs'
import { fakeManifest } from './fakeManifest.mjs'
import { hostedTarget } from './firebaseTarget.mjs'
import { publishRemote } from './publishRemote.mjs'
import { readRegistry } from './registry.mjs'
import { findRelease } from './releases.mjs'
import { rollback } from './rollback.mjs'

const folder = mkdtempSync(join(tmpdir(), 'greenlight-hosted-'))

/** The remotes of a workspace, with their builds. */
const workspace = vi.hoisted(() => ({ folder: '', version: '' }))
workspace.folder = join(folder, 'builds')
vi.mock('./buildFolder.mjs', async (original) => ({
  .../** @type {object} */ (await original()),
  buildFolder: (/** @type {string} */ name) => join(workspace.folder, name),
}))
vi.mock('./packages.mjs', async (original) => {
  const packages = /** @type {typeof import('./packages.mjs')} */ (await original())
  const readPackage = (/** @type {string} */ name) => ({
    ...packages.readPackage(name),
    version: workspace.version,
  })
  return { ...packages, readPackage }
})

/** What the host serves; a deployment replaces a site of it. */
const hosted = join(folder, 'hosted')
const config = previewConfig({ auth: 1, firestore: 2 })
/** @type {import('../stack/site.mjs').Site} */
let site
/** @type {string[]} */
let deployed = []

/**
 * @param {string} path
 * @param {unknown} content
 */
function put(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** A team's own machine: it begins with an empty folder. */
function teamTarget() {
  return hostedTarget({
    folder: mkdtempSync(join(folder, 'team-')),
    origins: site.origins,
    deploy: (name, from) => {
      deployed.push(name)
      rmSync(join(hosted, 'sites', name), { recursive: true, force: true })
      cpSync(join(from, 'sites', name), join(hosted, 'sites', name), { recursive: true })
      return Promise.resolve()
    },
  })
}

/**
 * @param {import('./target.mjs').Target} target
 * @param {string} name
 * @param {string} version
 */
async function publish(target, name, version) {
  workspace.version = version
  return publishRemote(target, name)
}

async function live() {
  const response = await fetch(`${site.origins['shell']}/registry.json`)
  /** @type {import('./registry.mjs').Registry} */
  const { remotes } = parseJson(await response.text())
  return remotes
}

beforeAll(async () => {
  for (const name of ['mf-gallery', 'mf-admin']) {
    const build = join(workspace.folder, name)
    put(join(build, 'remoteEntry.js'), 'export {}')
    put(join(build, '.vite/manifest.json'), fakeManifest(name))
    put(join(build, 'mf-manifest.json'), { name, shared: [] })
  }
  put(join(hosted, 'sites/shell/index.html'), '<title>Greenlight</title>')
  const [shell = 0, gallery = 0, admin = 0] = await freePorts(3)
  const ports = { shell, 'mf-gallery': gallery, 'mf-admin': admin }
  site = await startSite({ ports, publishedDir: hosted, config })
  const first = teamTarget()
  put(join(first.publishedDir, 'sites/shell/index.html'), '<title>Greenlight</title>')
  put(join(first.publishedDir, 'sites/shell/config.json'), config)
  await first.push('shell')
  await publish(first, 'mf-gallery', '1.0.0')
  await publish(first, 'mf-admin', '1.0.0')
})
beforeEach(() => {
  deployed = []
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

describe('a host that replaces a whole site with each deployment', () => {
  it('keeps the shell, the other remotes and all earlier versions', async () => {
    await publish(teamTarget(), 'mf-gallery', '1.1.0')
    expect(deployed).toEqual(['mf-gallery', 'shell'])
    const { 'mf-gallery': gallery, 'mf-admin': admin } = await live()
    expect(gallery).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } })
    expect(admin).toMatchObject({ version: '1.0.0' })
    const addresses = [
      gallery?.entry,
      gallery?.previous?.entry,
      admin?.entry,
      site.origins['shell'],
    ]
    for (const address of addresses) expect((await fetch(address ?? '')).status).toBe(200)
  })

  it('refuses a version that is live, wherever it was published from', async () => {
    const again = publish(teamTarget(), 'mf-gallery', '1.1.0')
    await expect(again).rejects.toThrow('mf-gallery 1.1.0 is published and never changes')
    expect(deployed).toEqual([])
  })

  it('takes a release back that does not stand the look from outside', async () => {
    put(join(workspace.folder, 'mf-gallery', 'mf-manifest.json'), { name: 'mf-admin', shared: [] })
    const bad = publish(teamTarget(), 'mf-gallery', '1.2.0')
    await expect(bad).rejects.toThrow('mf-gallery 1.2.0 was not published')
    expect(deployed).toEqual(['mf-gallery', 'mf-gallery'])
    expect((await live())['mf-gallery']?.version).toBe('1.1.0')
    const gallery = site.origins['mf-gallery'] ?? ''
    expect((await fetch(`${gallery}/mf-gallery/1.2.0/remoteEntry.js`)).status).toBe(404)
  })

  it('rolls back from any machine by the registry alone', async () => {
    const target = teamTarget()
    expect(await rollback(target, 'mf-gallery')).toEqual({ version: '1.0.0', before: '1.1.0' })
    expect(deployed).toEqual(['shell'])
    expect((await live())['mf-gallery']?.version).toBe('1.0.0')
    expect(findRelease(target.publishedDir, 'mf-gallery', '1.1.0')).toBeDefined()
  })

  it('gives a version to some browsers', async () => {
    await setCanary(teamTarget(), 'mf-gallery', 25, '1.1.0')
    const canary = { version: '1.1.0', percent: 25 }
    expect((await live())['mf-gallery']).toMatchObject({ version: '1.0.0', canary })
  })

  it('forgets what was only on this machine', async () => {
    const target = teamTarget()
    put(join(target.publishedDir, 'sites/mf-gallery/mf-gallery/9.9.9/remoteEntry.js'), 'export {}')
    await target.pull(['shell', 'mf-gallery'])
    await target.push('mf-gallery')
    const gallery = site.origins['mf-gallery'] ?? ''
    expect((await fetch(`${gallery}/mf-gallery/9.9.9/remoteEntry.js`)).status).toBe(404)
    expect(Object.keys(readRegistry(target.publishedDir).remotes)).toEqual([
      'mf-gallery',
      'mf-admin',
    ])
  })
})
