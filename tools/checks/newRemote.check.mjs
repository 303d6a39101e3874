import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJson } from '../stack/json.mjs'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { run } from '../stack/processes.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

// All of it in a copy: this tree stays as it is, whatever happens.
const copy = mkdtempSync(join(tmpdir(), 'greenlight-new-remote-'))
beforeAll(() => copyWorkspace(copy))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const publishedDir = join(copy, '.published')
const [port = 0] = await freePorts(1)
const origin = `http://localhost:${port}`

/**
 * @param {string[]} args of node
 * @returns {Promise<{ code: number, said: string }>}
 */
async function command(...args) {
  const env = {
    GREENLIGHT_PUBLISHED: publishedDir,
    GREENLIGHT_ORIGINS: JSON.stringify({ 'mf-events': origin }),
  }
  const { code, output } = await run(process.execPath, args, { cwd: copy, env })
  return { code, said: output.trim() }
}

/** @param {string} name */
const bin = (name) => join(copy, 'node_modules', '.bin', name)

describe('a new remote', () => {
  it.each([
    [[], /^✖ Name the remote and its path/],
    [['events', '/events'], /^✖ A remote is named mf-…/],
    [['mf-gallery', '/events'], /^✖ mf-gallery exists already/],
    [['mf-events', 'events'], /^✖ A path is written as \/events/],
    [['mf-events', '/profile/:who'], /^✖ \/profile\/:who is taken: mf-profile answers/],
    [['mf-events', '/assets'], /^✖ \/assets is taken/],
  ])('is refused in one line: %s', async (args, line) => {
    const { code, said } = await command('tools/newRemote.mjs', ...args)
    expect(said).toMatch(line)
    expect(said).not.toContain('\n')
    expect(code).toBe(1)
  })

  it('is written', async () => {
    const { code, said } = await command('tools/newRemote.mjs', 'mf-events', '/events')
    expect(said).toContain('mf-events/src/EventsPage.tsx is the page at /events')
    expect(code).toBe(0)
  })

  it('has a port of its own, and the lockfile has it', () => {
    /** @type {Record<string, number>} */
    const { 'mf-events': own, ...others } = readJson(join(copy, 'ports.json'))
    expect(others).toEqual(sitePorts)
    expect(Object.values(others)).not.toContain(own)
    /** @type {{ packages: Record<string, object> }} */
    const { packages } = readJson(join(copy, 'package-lock.json'))
    expect(packages).toMatchObject({
      'mf-events': { version: '0.1.0' },
      'node_modules/mf-events': { resolved: 'mf-events', link: true },
    })
  })

  it('has the types and the style of the house, and its tests pass', async () => {
    const project = {
      extends: './tsconfig.base.json',
      include: ['mf-events', 'shared/kit/src/*.d.ts'],
    }
    writeFileSync(join(copy, 'tsconfig.events.json'), JSON.stringify(project))
    const lists = ['ports.json', 'firebase.json']
    for (const check of [
      [bin('tsc'), '-p', 'tsconfig.events.json'],
      [bin('prettier'), '--check', 'mf-events', ...lists],
      [bin('vitest'), 'run', 'mf-events', 'tools/hosting'],
    ]) {
      const { code, said } = await command(...check)
      expect(code, said).toBe(0)
    }
  })

  it('is published, and answers with its route', async () => {
    const { said } = await command('tools/publish.mjs', 'mf-events', '--force')
    expect(said).toContain('mf-events 0.1.0 is out for everyone')
    /** @type {import('../publish/registry.mjs').Registry} */
    const { remotes } = readJson(join(publishedDir, 'sites', 'shell', 'registry.json'))
    expect(remotes['mf-events']).toMatchObject({
      version: '0.1.0',
      entry: `${origin}/mf-events/0.1.0/remoteEntry.js`,
      routes: [{ path: '/events', access: 'member' }],
    })
    // The copy's own, which knows the remote from the copy's firebase.json.
    /** @type {unknown} */
    const module = await import(pathToFileURL(join(copy, 'tools', 'stack', 'site.mjs')).href)
    const { startSite } = /** @type {typeof import('../stack/site.mjs')} */ (module)
    const config = previewConfig({ auth: 1, firestore: 2 })
    const site = await startSite({ ports: { 'mf-events': port }, publishedDir, config })
    const entry = await fetch(remotes['mf-events']?.entry ?? '')
    const code = await entry.text()
    await site.stop()
    expect(entry.headers.get('content-type')).toContain('javascript')
    expect(entry.headers.get('cache-control')).toContain('immutable')
    expect(code).toContain('mf-events')
  })
})
