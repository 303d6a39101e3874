// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { freePorts } from '../stack/ports.mjs'
import { startSite } from '../stack/site.mjs'
import { checkRelease } from './checkRelease.mjs'
import { fakeManifest } from './fakeManifest.mjs'
import { contractVersion } from './packages.mjs'
import { publishedAt } from './registry.mjs'
import { addRelease, dropRelease, findRelease } from './releases.mjs'

const folder = mkdtempSync(join(tmpdir(), 'greenlight-release-'))
const build = join(folder, 'dist')
const publishedDir = join(folder, 'published')
const served = join(publishedDir, 'sites/mf-gallery/mf-gallery/1.0.0')
const shell = { contract: contractVersion(), provides: { react: '19.3.1' } }
/** @type {import('../stack/site.mjs').Site} */
let site

/**
 * @param {string} path
 * @param {unknown} content
 */
function put(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** @param {{ name?: string, react?: string }} [manifest] */
function released({ name = 'mf-gallery', react = '^19.3.1' } = {}) {
  put(join(build, 'remoteEntry.js'), 'export {}')
  put(join(build, 'assets/page.js'), 'export {}')
  put(join(build, 'mf-manifest.json'), {
    name,
    shared: [{ name: 'react', requiredVersion: react }],
  })
  put(join(build, '.vite/manifest.json'), fakeManifest('mf-gallery'))
  return addRelease(publishedDir, 'mf-gallery', build, '1.0.0')
}

/** @param {import('./releases.mjs').Release} release */
const problemsOf = (release) =>
  checkRelease(publishedAt(release, site.origins['mf-gallery'] ?? ''), build, shell)

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  const config = previewConfig({ auth: 1, firestore: 2 })
  site = await startSite({ ports: { 'mf-gallery': port }, publishedDir, config })
})
afterEach(() => rmSync(build, { recursive: true, force: true }))
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

describe('a release seen from outside', () => {
  it('is good when it is whole and fits the shell', async () => {
    expect(await problemsOf(released())).toEqual([])
  })

  it('is refused without one of its chunks', async () => {
    const release = released()
    rmSync(join(served, 'assets/page.js'))
    expect(await problemsOf(release)).toEqual([
      expect.stringMatching(/assets\/page.js answers 404$/),
    ])
  })

  it('is refused with an entry that was not built', async () => {
    const release = released()
    put(join(served, 'remoteEntry.js'), 'export const other = 1')
    expect(await problemsOf(release)).toEqual([expect.stringMatching('is not what was built')])
  })

  it('is refused when it is another remote, or needs another React or contract', async () => {
    const release = { ...released({ name: 'mf-admin', react: '^20.0.0' }), contract: 99 }
    expect(await problemsOf(release)).toEqual([
      'its manifest is that of mf-admin',
      `mf-gallery is built for contract 99, the shell has ${shell.contract}`,
      'mf-gallery needs react ^20.0.0, the shell has 19.3.1',
    ])
  })

  it('can be taken back without a trace', async () => {
    const release = released()
    dropRelease(publishedDir, release)
    expect(findRelease(publishedDir, 'mf-gallery', '1.0.0')).toBeUndefined()
    expect((await fetch((site.origins['mf-gallery'] ?? '') + release.entry)).status).toBe(404)
  })
})
