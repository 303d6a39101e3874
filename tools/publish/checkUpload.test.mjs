// @vitest-environment node
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { freePorts } from '../stack/ports.mjs'
import { startSite } from '../stack/site.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { checkUpload } from './checkUpload.mjs'
import { writeSite } from './localTarget.mjs'

const publishedDir = tempFolder('upload')
const name = 'mf-gallery'
const folder = join(publishedDir, 'sites', name)
const served = join(folder, name, '1.0.0')
/** @type {import('../stack/site.mjs').Site} */
let site

/** @param {string} [manifestName] */
function upload(manifestName = name) {
  const contents = {
    'remoteEntry.js': 'export {}',
    'assets/page.js': 'export {}',
    'mf-manifest.json': JSON.stringify({ name: manifestName, shared: [] }),
  }
  const files = new Map(
    Object.entries(contents).map(([path, text]) => [`/${name}/1.0.0/${path}`, Buffer.from(text)]),
  )
  const planned = [...files].map(([path, content]) => [path, { hash: path, content }])
  writeSite(folder, name, {
    files: new Map(/** @type {[string, { hash: string, content: Buffer }][]} */ (planned)),
    remove: [],
  })
  return files
}

/** @type {(files: Map<string, Buffer>, longestMs?: number) => Promise<string[]>} */
const problems = (files, longestMs = 0) =>
  checkUpload(name, files, site.origins[name] ?? '', longestMs)

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  const config = previewConfig({ auth: 1, firestore: 2 })
  site = await startSite({ ports: { [name]: port }, publishedDir, config })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => site.stop())

describe('the check of an uploaded release', () => {
  it('finds nothing when every file is served as it was built', async () => {
    expect(await problems(upload())).toEqual([])
  })

  it('finds a chunk that is missing', async () => {
    const files = upload()
    rmSync(join(served, 'assets/page.js'))
    expect(await problems(files)).toEqual([expect.stringMatching(/assets\/page.js answers 404$/)])
  })

  it('waits for a chunk that an edge does not have yet', async () => {
    const files = upload()
    rmSync(join(served, 'assets/page.js'))
    setTimeout(() => putFiles(served, { 'assets/page.js': 'export {}' }), 500)
    expect(await problems(files, 10_000)).toEqual([])
  })

  it('finds an entry that was not built', async () => {
    const files = upload()
    putFiles(served, { 'remoteEntry.js': 'export const other = 1' })
    expect(await problems(files)).toEqual([expect.stringMatching('is not what was built')])
  })

  it('finds the files of another remote', async () => {
    expect(await problems(upload('mf-admin'))).toEqual(['its manifest is that of mf-admin'])
  })
})
