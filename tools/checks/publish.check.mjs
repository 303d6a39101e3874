import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { publishBuilds } from '../publish/builds.mjs'
import { readPackage } from '../publish/packages.mjs'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { run } from '../stack/processes.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'

const publishedDir = mkdtempSync(join(tmpdir(), 'greenlight-publish-'))
const names = Object.keys(sitePorts)
const free = await freePorts(names.length)
const ports = Object.fromEntries(names.map((name, at) => [name, free[at] ?? 0]))
const origins = localOrigins(ports)
const { version } = readPackage('mf-gallery')

beforeAll(async () => {
  await publishBuilds(publishedDir, origins)
  await startSite({ ports, publishedDir, config: previewConfig({ auth: 1, firestore: 2 }) })
})
afterAll(() => rmSync(publishedDir, { recursive: true }))

/** @param {string[]} args */
async function command(...args) {
  const env = {
    GREENLIGHT_PUBLISHED: publishedDir,
    GREENLIGHT_ORIGINS: JSON.stringify(origins),
    // It builds here and now, as on a machine that has not built before.
    NX_SKIP_NX_CACHE: 'true',
  }
  const { code, output } = await run(process.execPath, args, { cwd: join(root, 'tools'), env })
  return { code, said: output.trim() }
}

/** What an open page reads. */
async function gallery() {
  const response = await fetch(`${origins['shell']}/registry.json`)
  /** @type {import('../publish/registry.mjs').Registry} */
  const { remotes } = parseJson(await response.text())
  const entry = remotes['mf-gallery']
  if (!entry) throw new Error('mf-gallery is not in the registry.')
  return entry
}

describe('a remote ships alone', () => {
  it('begins as a version named by its content, whose every address answers', async () => {
    const entry = await gallery()
    expect(entry.version).toMatch(new RegExp(`^${version}-[0-9a-f]{8}$`))
    expect(entry.routes.map(({ path }) => path)).toContain('/gallery')
    for (const address of [entry.entry, ...entry.preload]) {
      expect((await fetch(address)).headers.get('content-type')).toContain('javascript')
    }
  })

  it('is published, refused a second time, and rolled back; a restart leaves it there', async () => {
    const before = await gallery()
    const published = await command('publish.mjs', 'mf-gallery', '--force')
    expect(published.said).toContain(
      `mf-gallery ${version} is out for everyone, after ${before.version}`,
    )
    const after = await gallery()
    expect(after.version).toBe(version)
    expect(after.entry).toBe(`${origins['mf-gallery']}/mf-gallery/${version}/remoteEntry.js`)
    expect(after.previous?.version).toBe(before.version)

    expect(await command('publish.mjs', 'mf-gallery', '--force')).toEqual({
      code: 1,
      said: `✖ mf-gallery ${version} is published and never changes: add --bump patch.`,
    })

    expect(await command('rollback.mjs', 'mf-gallery')).toMatchObject({ code: 0 })
    expect((await gallery()).version).toBe(before.version)
    expect(await publishBuilds(publishedDir, origins)).toEqual([])
    expect((await gallery()).version).toBe(before.version)
  })

  it('goes to some browsers first', async () => {
    const { version: stays } = await gallery()
    expect(await command('canary.mjs', 'mf-gallery', '10', version)).toMatchObject({ code: 0 })
    expect(await gallery()).toMatchObject({ version: stays, canary: { version, percent: 10 } })
    expect(await command('canary.mjs', 'mf-gallery', '100')).toMatchObject({ code: 0 })
    expect(await gallery()).toMatchObject({ version, canary: null })
  })

  it('is listed with its version and what it falls back to', async () => {
    const { said } = await command('registry.mjs')
    expect(said).toMatch(new RegExp(`mf-gallery +${version} +\\d{4}-\\d\\d-\\d\\d .* ${version}-`))
  })

  it('must exist', async () => {
    const { said } = await command('publish.mjs', 'mf-none')
    expect(said).toMatch(/^✖ mf-none is no remote: mf-admin/)
  })
})
