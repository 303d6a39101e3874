import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { readPackage } from '../publish/packages.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { parseJson, readJson } from '../stack/json.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { buildEnv, run } from '../stack/processes.mjs'
import { localOrigins } from '../stack/site.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

// All of it in a copy: this tree stays as it is, whatever happens.
const folder = tempFolder('new-remote')
const copy = join(folder, 'copy')
const publishedDir = join(folder, 'published')
const [auth = 0, firestore = 0, shell = 0, events = 0] = await freePorts(4)
const ports = { shell, 'mf-events': events }
/** @type {import('../stack/emulators.mjs').Emulators} */
let emulators
beforeAll(async () => {
  mkdirSync(copy)
  await copyWorkspace(copy)
  const at = join(folder, 'emulators')
  emulators = await startEmulators({ ports: { auth, firestore }, folder: at, keep: false })
})
afterAll(() => emulators.stop())

const env = {
  ...buildEnv,
  GREENLIGHT_PUBLISHED: publishedDir,
  GREENLIGHT_ORIGINS: JSON.stringify(localOrigins(ports)),
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
}

/**
 * @param {string[]} args of node
 * @returns {Promise<{ code: number, said: string }>}
 */
async function command(...args) {
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
    expect(said.split('\n').filter((line) => line.startsWith('- ')).length).toBeLessThanOrEqual(3)
    expect(code).toBe(0)
  })

  it('has a port of its own, and the lockfile has it with what it depends on', () => {
    /** @type {Record<string, number>} */
    const { 'mf-events': own, ...others } = readJson(join(copy, 'shared/build/ports.json'))
    expect(others).toEqual(sitePorts)
    expect(Object.values(others)).not.toContain(own)
    const { dependencies, devDependencies } = readPackage(join(copy, 'mf-events'))
    expect(devDependencies).toEqual({ '@greenlight/build': readPackage('shared/build').version })
    /** @type {{ packages: Record<string, object> }} */
    const { packages } = readJson(join(copy, 'package-lock.json'))
    expect(packages).toMatchObject({
      'mf-events': { version: '0.1.0', dependencies, devDependencies },
      'node_modules/mf-events': { resolved: 'mf-events', link: true },
    })
  })

  it.each([
    ['README.md', /^mf-events\/ +\/events$/m],
    ['.github/CODEOWNERS', /^\/mf-events\/ +@greenlight\/events$/m],
    ['.devcontainer/devcontainer.json', /"forwardPorts": \[.*\b4306\b/],
    ['greenlight.config.example.json', /"mf-events": "your-project-mf-events"/],
    ['e2e/accessibility/routes.ts', /path: '\/events'/],
    ['e2e/screens/table.ts', /path: '\/events'/],
  ])('is in %s', (file, line) => {
    expect(readFileSync(join(copy, file), 'utf8')).toMatch(line)
  })

  it('passes lint, types and unit tests', async () => {
    const project = {
      extends: './tsconfig.base.json',
      include: ['mf-events', 'e2e/accessibility', 'e2e/screens', 'shared/kit/src/*.d.ts'],
    }
    writeFileSync(join(copy, 'tsconfig.events.json'), JSON.stringify(project))
    const changed = [
      'shared/build/ports.json',
      'README.md',
      '.devcontainer',
      'e2e/accessibility',
      'e2e/screens',
    ]
    for (const check of [
      ['tools/lint/imports.mjs'],
      [bin('eslint'), 'mf-events', '--max-warnings', '0'],
      [bin('knip'), '--no-config-hints'],
      [bin('prettier'), '--check', 'mf-events', ...changed],
      [bin('tsc'), '-p', 'tsconfig.events.json'],
      [bin('vitest'), 'run', 'mf-events', 'tools/hosting', 'tools/lint', 'e2e/screens'],
    ]) {
      const { code, said } = await command(...check)
      expect(code, said).toBe(0)
    }
  })

  it('is published with its page and menu entry, and its files are served', async () => {
    // As a team does whose page has no data.
    const manifest = join(copy, 'mf-events', 'package.json')
    const declared = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, declared.replace('"kind": "text",', '"kind": "text", "static": true,'))
    const published = await command('tools/publish.mjs', 'mf-events')
    expect(published.said).toContain('mf-events 0.1.0 is published for everyone')
    // The copy's own code, which finds the copy's packages.
    const path = join(copy, 'tools', 'stack', 'site.mjs')
    /** @type {unknown} */
    const module = await import(pathToFileURL(path).href)
    const { startSite } = /** @type {typeof import('../stack/site.mjs')} */ (module)
    const config = previewConfig({ auth, firestore })
    const site = await startSite({ ports, publishedDir, config })
    const answer = await fetch(`${site.origins['shell']}/registry.json`)
    /** @type {import('../publish/contract.mjs').Registry} */
    const { remotes } = parseJson(await answer.text())
    const address = remotes['mf-events']?.[0]?.entry ?? ''
    const entry = await fetch(address)
    const page = await (await fetch(new URL('static/events.html', address))).text()
    const [, imported = ''] = /from"(.+)"/.exec(await entry.text()) ?? []
    const code = await (await fetch(new URL(imported, address))).text()
    await site.stop()
    expect(remotes['mf-events']).toMatchObject([
      {
        version: '0.1.0',
        entry: `${site.origins['mf-events']}/mf-events/0.1.0/remoteEntry.js`,
        routes: [{ path: '/events', access: 'member', chrome: 'full', title: 'Events' }],
        menu: [{ to: '/events', label: 'Events', access: 'member' }],
      },
    ])
    expect(entry.headers.get('content-type')).toContain('javascript')
    expect(entry.headers.get('cache-control')).toContain('immutable')
    expect(code).toContain('mf-events')
    expect(page).toContain('Nothing here yet')
  })
})
