import { fork } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { rollBack } from '../publish/changes.mjs'
import { promote, renewRegistryCopy } from '../publish/promote.mjs'
import { publishPackage } from '../publish/publishPackage.mjs'
import { openStore } from '../publish/registryStore.mjs'
import { readRegistryCopy, servedShell } from '../publish/siteFolders.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { writeJson } from '../stack/json.mjs'
import { freePorts } from '../stack/ports.mjs'
import { startSite } from '../stack/site.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { writeFakeRemote, writeFakeShell } from './releases/fakeRemote.mjs'
import { publisherTarget } from './releases/host.mjs'

// The publishing tools against a real Firestore and a host that replaces whole sites.

const ROUNDS = 20
const TEAMS = /** @type {const} */ (['mf-gallery', 'mf-admin'])

const folder = tempFolder('releases')
const hosted = join(folder, 'hosted')
/** @type {import('../stack/emulators.mjs').Emulators} */
let emulators
/** @type {import('../stack/site.mjs').Site} */
let site
/** @type {import('../publish/registryStore.mjs').RegistryStore} */
let store

beforeAll(async () => {
  const [auth = 0, firestore = 0, shell = 0, gallery = 0, admin = 0] = await freePorts(5)
  const options = { ports: { auth, firestore }, folder: join(folder, 'emulators'), keep: false }
  emulators = await startEmulators(options)
  store = await openStore({ emulator: true, port: firestore })
  const config = previewConfig(options.ports)
  const ports = { shell, 'mf-gallery': gallery, 'mf-admin': admin }
  site = await startSite({ ports, publishedDir: hosted, config })
  const first = newMachine()
  writeJson(join(first.publishedDir, 'sites/shell/config.json'), config)
  await publish(first, 'shell', '1.0.0')
  for (const name of TEAMS) await publish(first, name, '1.0.0')
})
afterAll(async () => {
  await site.stop()
  await emulators.stop()
})

/** A machine with a fresh clone: it has no files of any publication. */
function newMachine() {
  return publisherTarget({
    folder: mkdtempSync(join(folder, 'machine-')),
    hosted,
    origins: site.origins,
  })
}

/**
 * @param {import('../publish/target.mjs').Target} target
 * @param {string} name
 * @param {string} version
 * @param {string} [runtime]
 */
async function publish(target, name, version, runtime) {
  const source = join(folder, 'source', name)
  if (name === 'shell') writeFakeShell(source, { version, runtime: runtime ?? '1.0.0' })
  else writeFakeRemote(source, { name, version, ...(runtime && { runtime }) })
  return publishPackage(target, source)
}

const copy = () => readRegistryCopy(hosted)
const versions = (/** @type {string} */ name) =>
  (copy()?.remotes[name] ?? []).map(({ version }) => version)

describe('a second machine', () => {
  it('publishes, and everything that others published stays', async () => {
    await publish(newMachine(), 'mf-gallery', '1.1.0')
    expect(versions('mf-gallery')).toEqual(['1.1.0', '1.0.0'])
    expect(versions('mf-admin')).toEqual(['1.0.0'])
    for (const { entry } of Object.values(copy()?.remotes ?? {}).flat()) {
      expect((await fetch(entry)).status).toBe(200)
    }
    expect(servedShell(hosted)?.version).toBe('1.0.0')
  })

  it('rolls back, and a later publication from a third one does not undo that', async () => {
    await promote(newMachine(), back)
    await publish(newMachine(), 'mf-admin', '1.1.0')
    expect(versions('mf-gallery')).toEqual(['1.0.0'])
    expect(versions('mf-admin')).toEqual(['1.1.0', '1.0.0'])
  })

  it('does not see who published in the copy', async () => {
    const text = await (await fetch(`${site.origins['shell']}/registry.json`)).text()
    expect(text).not.toMatch(/"(by|commit|content)"/)
  })
})

/** @type {import('../publish/promote.mjs').RegistryChange} */
const back = {
  what: 'roll back',
  reason: 'a test',
  apply: (before) => rollBack(before, 'mf-gallery'),
}

describe('the shell', () => {
  it('is refused while a remote has no release that fits it', async () => {
    await expect(publish(newMachine(), 'shell', '2.0.0', '2.0.0')).rejects.toThrow(
      'The shell 2.0.0 would have no release of mf-gallery for everyone: mf-gallery 1.0.0 needs @greenlight/runtime ^1.0.0, the shell has 2.0.0',
    )
    expect(servedShell(hosted)?.version).toBe('1.0.0')
  })

  it('is published once each remote has a release that fits, and the releases for the old shell stay', async () => {
    for (const name of TEAMS) await publish(newMachine(), name, '2.0.0', '2.0.0')
    expect(versions('mf-gallery')).toEqual(['2.0.0', '1.0.0'])
    await publish(newMachine(), 'shell', '2.0.0', '2.0.0')
    expect(servedShell(hosted)?.version).toBe('2.0.0')
    await expect(promote(newMachine(), back)).rejects.toThrow(
      'The shell 2.0.0 would have no release of mf-gallery for everyone',
    )
  })

  it('of the site counts after a command ended between commit and deployment', async () => {
    const target = newMachine()
    const push = () => Promise.reject(new Error('killed'))
    await expect(publish({ ...target, push }, 'shell', '2.1.0', '2.1.0')).rejects.toThrow('killed')
    expect((await store.read())?.shell?.version).toBe('2.1.0')
    await publish(newMachine(), 'mf-admin', '2.0.1', '2.0.0')
    expect((await store.read())?.shell?.version).toBe('2.0.0')
    await publish(newMachine(), 'shell', '2.1.0', '2.1.0')
    expect(servedShell(hosted)?.version).toBe('2.1.0')
  })
})

describe('a copy that a crash left behind', () => {
  it('is renewed by the next command of any machine', async () => {
    const target = newMachine()
    const push = (/** @type {string} */ name) =>
      name === 'shell' ? Promise.reject(new Error('killed')) : target.push(name)
    const killed = publish({ ...target, push }, 'mf-gallery', '2.1.0', '2.0.0')
    await expect(killed).rejects.toThrow('killed')
    expect(versions('mf-gallery')).toEqual(['2.0.0', '1.0.0'])
    expect(await renewRegistryCopy(newMachine())).toBe(true)
    expect(versions('mf-gallery')).toEqual(['2.1.0', '2.0.0', '1.0.0'])
    expect(await renewRegistryCopy(newMachine())).toBe(false)
  })
})

/** @param {boolean} local */
function startPublisher(local) {
  const options = {
    folder: mkdtempSync(join(folder, 'machine-')),
    hosted,
    origins: site.origins,
    local,
  }
  const script = fileURLToPath(new URL('./releases/publisher.mjs', import.meta.url))
  const child = fork(script, [JSON.stringify(options)], { execArgv: [] })
  const next = () => new Promise((resolve) => child.once('message', resolve))
  const ready = next()
  return {
    ready,
    stop: () => child.kill(),
    run: (/** @type {import('./releases/publisher.mjs').Task} */ task) => {
      const done = next()
      child.send(task)
      return done
    },
  }
}

describe.each([
  ['two clones', false],
  ['two terminals of one machine', true],
])('two publishers at once, from %s', (_, local) => {
  it(`lose nothing in ${ROUNDS} rounds`, async () => {
    const before = (await store.read())?.generation ?? 0
    const publishers = [startPublisher(local), startPublisher(local)]
    await Promise.all(publishers.map(({ ready }) => ready))
    const kinds = /** @type {const} */ (['publish', 'publish', 'canary', 'roll back'])
    const major = local ? 4 : 3
    const started = performance.now()
    for (let round = 0; round < ROUNDS; round++) {
      const tasks = TEAMS.map((team, at) => {
        // In every second round both change the same remote.
        const name = round % 2 ? 'mf-gallery' : team
        const what = kinds[(round + at) % kinds.length] ?? 'publish'
        const source = join(folder, `source-${at}`, name)
        mkdirSync(source, { recursive: true })
        writeFakeRemote(source, { name, version: `${major}.${round}.${at}`, runtime: '2.0.0' })
        return { what, name, folder: source }
      })
      const done = await Promise.all(publishers.map(({ run }, at) => run(tasks[at] ?? fail())))
      expect(done, JSON.stringify(tasks)).toEqual(['done', 'done'])
    }
    console.log(`${ROUNDS} rounds: ${Math.round(performance.now() - started)} ms`)
    publishers.forEach(({ stop }) => stop())

    const registry = await store.read()
    expect(registry?.generation).toBe(before + 2 * ROUNDS)
    const changes = (await store.history(2 * ROUNDS)).map(({ generation }) => generation)
    expect(changes).toEqual(Array.from({ length: 2 * ROUNDS }, (_, at) => before + 2 * ROUNDS - at))
    expect(copy()?.generation).toBe(registry?.generation)
    expect(copy()?.remotes).toEqual(
      Object.fromEntries(
        Object.entries(registry?.remotes ?? {}).map(([name, list]) => [
          name,
          list.map((release) => ({ ...release, by: '', commit: '', content: '' })),
        ]),
      ),
    )
    for (const { name, version } of Object.values(registry?.remotes ?? {}).flat()) {
      expect(existsSync(join(hosted, 'sites', name, name, version, 'remoteEntry.js'))).toBe(true)
    }
  })
})

/** @returns {never} */
function fail() {
  throw new Error('There is a task for each publisher.')
}
