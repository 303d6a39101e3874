// @vitest-environment node
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { freePorts } from '../stack/ports.mjs'
import { startSite } from '../stack/site.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { checkUpload } from './checkUpload.mjs'
import { addRemoteFiles, releaseFolder } from './siteFolders.mjs'

const folder = tempFolder('upload')
const build = join(folder, 'dist')
const publishedDir = join(folder, 'published')
const release = { name: 'mf-gallery', version: '1.0.0' }
const served = releaseFolder(publishedDir, release)
/** @type {import('../stack/site.mjs').Site} */
let site

/** @param {string} [manifestName] */
function upload(manifestName = 'mf-gallery') {
  putFiles(build, {
    'remoteEntry.js': 'export {}',
    'assets/page.js': 'export {}',
    'mf-manifest.json': { name: manifestName, shared: [] },
  })
  addRemoteFiles(publishedDir, release, build)
}

const problems = () => checkUpload(release, site.origins['mf-gallery'] ?? '', build)

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  const config = previewConfig({ auth: 1, firestore: 2 })
  site = await startSite({ ports: { 'mf-gallery': port }, publishedDir, config })
})
afterEach(() => rmSync(build, { recursive: true, force: true }))
afterAll(() => site.stop())

describe('the check of an uploaded release', () => {
  it('finds nothing when every file is served as it was built', async () => {
    upload()
    expect(await problems()).toEqual([])
  })

  it('finds a chunk that is missing', async () => {
    upload()
    rmSync(join(served, 'assets/page.js'))
    expect(await problems()).toEqual([expect.stringMatching(/assets\/page.js answers 404$/)])
  })

  it('finds an entry that was not built', async () => {
    upload()
    putFiles(served, { 'remoteEntry.js': 'export const other = 1' })
    expect(await problems()).toEqual([expect.stringMatching('is not what was built')])
  })

  it('finds the files of another remote', async () => {
    upload('mf-admin')
    expect(await problems()).toEqual(['its manifest is that of mf-admin'])
  })
})
