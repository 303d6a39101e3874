import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bringBack, rollBack } from '../publish/changes.mjs'
import { holdOf } from '../publish/holds.mjs'
import { promote, renewShellSite } from '../publish/promote.mjs'
import { openDatabase } from '../stack/database.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { inconsistencies, startHostedProject } from './releases/hostedProject.mjs'
import { interleave } from './releases/interleave.mjs'
import { killAt } from './releases/killAt.mjs'

// The publishing tools against the fake of Google's APIs, with a real Firestore. What takes long is in
// releases.slow.mjs.

/** @type {import('./releases/hostedProject.mjs').HostedProject} */
let project

beforeAll(async () => {
  project = await startHostedProject(tempFolder('releases'))
  await project.publish('shell', { version: '1.0.0' })
  for (const name of ['mf-gallery', 'mf-admin']) await project.publish(name, { version: '1.0.0' })
})
afterEach(() => project.fake.faults.clear())
afterAll(() => project.stop())

/** @param {string} name */
const versions = async (name) =>
  ((await project.copy()).remotes[name] ?? []).map(({ version }) => version)

/** @type {import('../publish/promote.mjs').RegistryChange} */
const back = {
  what: 'roll back',
  reason: 'a test',
  apply: (before) => rollBack(before, 'mf-gallery'),
}

/** Google refuses a request of the n-th writing of the shell's site. @param {number} at */
const refuseShellSite = (at) =>
  project.fake.faults.plan({
    at,
    of: ({ path }) => path.endsWith('/sites/fake-shell/versions:clone'),
    answer: 403,
  })

describe('a second machine', () => {
  it('publishes, and everything that others published stays', async () => {
    await project.publish('mf-gallery', { version: '1.1.0' })
    expect(await versions('mf-gallery')).toEqual(['1.1.0', '1.0.0'])
    expect(await versions('mf-admin')).toEqual(['1.0.0'])
    expect(await inconsistencies(project)).toEqual([])
    expect(await project.servedShell()).toBe('1.0.0')
  })

  it('downloads nothing of what is live, and uploads only what is new', async () => {
    const before = project.fake.calls.length
    await project.publish('mf-gallery', { version: '1.1.1' })
    const calls = project.fake.calls.slice(before)
    expect(calls.filter(({ path }) => path.endsWith('/files'))).toEqual([])
    const uploads = calls.filter(({ path }) => path.startsWith('/upload/'))
    // Its entry and its chunk; the registry, and the four pages that have a copy of it.
    expect(uploads).toHaveLength(7)
    await promote(await project.newMachine(), back)
  })

  it('rolls back, and a later publication from a third one does not undo that', async () => {
    await promote(await project.newMachine(), back)
    await project.publish('mf-admin', { version: '1.1.0' })
    expect(await versions('mf-gallery')).toEqual(['1.0.0'])
    expect(await versions('mf-admin')).toEqual(['1.1.0', '1.0.0'])
  })

  it('does not see who published in the copy', async () => {
    const text = JSON.stringify(await project.copy())
    expect(text).not.toMatch(/"(by|commit|content)"/)
  })

  it('waits for an edge that does not have a file yet', async () => {
    project.fake.slow.set('/mf-admin/1.1.1/assets/chunk-0.js', 2)
    await project.publish('mf-admin', { version: '1.1.1' })
    expect(await versions('mf-admin')).toEqual(['1.1.1', '1.1.0', '1.0.0'])
  })
})

describe('the shell', () => {
  it('is refused while a remote has no release that fits it', async () => {
    await expect(project.publish('shell', { version: '2.0.0', runtime: '2.0.0' })).rejects.toThrow(
      'The shell 2.0.0 would have no release of mf-gallery for everyone: mf-gallery 1.0.0 needs @greenlight/runtime ^1.0.0, the shell has 2.0.0',
    )
    expect(await project.servedShell()).toBe('1.0.0')
  })

  it('is published once each remote has a release that fits, and the releases for the old shell stay', async () => {
    for (const name of ['mf-gallery', 'mf-admin'])
      await project.publish(name, { version: '2.0.0', runtime: '2.0.0' })
    expect(await versions('mf-gallery')).toEqual(['2.0.0', '1.0.0'])
    await project.publish('shell', { version: '2.0.1', runtime: '2.0.0' })
    expect(await project.servedShell()).toBe('2.0.1')
    await expect(promote(await project.newMachine(), back)).rejects.toThrow(
      'The shell 2.0.1 would have no release of mf-gallery for everyone',
    )
  })

  it('keeps its earlier files for open pages, and its root is that of the live one', async () => {
    const { origins } = await project.newMachine()
    const text = async (/** @type {string} */ path) =>
      (await fetch(`${origins['shell']}${path}`)).text()
    expect(await text('/assets/1.0.0/index.js')).toContain('1.0.0')
    expect(await text('/assets/2.0.1/index.js')).toContain('2.0.1')
    expect(await text('/offlineWorker.js')).toBe('// 2.0.1')
  })

  it('goes live with the next command if its own ended between commit and site', async () => {
    refuseShellSite(2)
    await expect(project.publish('shell', { version: '2.1.0', runtime: '2.0.0' })).rejects.toThrow(
      'Google refused',
    )
    project.fake.faults.clear()
    expect(await project.servedShell()).toBe('2.0.1')
    await project.publish('mf-admin', { version: '2.0.1', runtime: '2.0.0' })
    expect(await project.servedShell()).toBe('2.1.0')
    expect(await inconsistencies(project)).toEqual([])
  })
})

it('older tools write nothing', async () => {
  const { db } = await openDatabase({ emulator: true })
  const document = db.doc('releases/registry')
  await document.update({ schema: 99 })
  await expect(promote(await project.newMachine(), back)).rejects.toThrow('Newer tools wrote')
  await document.update({ schema: 1 })
})

describe('a site that a crash left behind', () => {
  it('is renewed by the next command of any machine', async () => {
    refuseShellSite(1)
    await expect(
      project.publish('mf-gallery', { version: '2.1.0', runtime: '2.0.0' }),
    ).rejects.toThrow('Google refused')
    project.fake.faults.clear()
    expect(await versions('mf-gallery')).toEqual(['2.0.0', '1.0.0'])
    expect(await renewShellSite(await project.newMachine())).toBe(true)
    expect(await versions('mf-gallery')).toEqual(['2.1.0', '2.0.0', '1.0.0'])
    expect(await renewShellSite(await project.newMachine())).toBe(false)
  })
})

describe('two publishers at once', () => {
  it('lose nothing', async () => {
    await project.publish('shell', { version: '3.0.0' })
    await interleave(project, 2, 3)
  })
})

it('a publisher that is killed in the middle leaves what the next one repairs', async () => {
  expect(await killAt(project, 'mf-gallery', 8)).toBeDefined()
})

describe('the shell is rolled back', () => {
  const toShell = async (/** @type {string} */ version) => {
    const found = await project.store.findPublished({ name: 'shell', version })
    return promote(await project.newMachine(), {
      what: `roll back shell to ${version}`,
      reason: 'a test',
      apply: (before) => (found ? bringBack(before, found) : before),
      holds: (before) => ({ shell: holdOf(before, 'shell', { by: 'test', reason: '' }) }),
    })
  }

  beforeAll(async () => {
    for (const name of ['mf-gallery', 'mf-admin'])
      await project.publish(name, { version: '7.0.0', runtime: '2.0.0' })
    await project.publish('shell', { version: '7.0.0', runtime: '2.0.0' })
    // A list keeps five releases: those for the old shell are in none any more.
    for (const patch of [1, 2, 3, 4, 5])
      await project.publish('mf-gallery', { version: `7.0.${patch}`, runtime: '2.0.0' })
    await project.publish('shell', { version: '7.1.0', runtime: '2.0.0' })
  })

  it('unless a remote would have no release that fits; it names which would', async () => {
    await expect(toShell('3.0.0')).rejects.toThrow(
      /The shell 3\.0\.0 would have no release of mf-gallery for everyone[^]*\n {2}mf-gallery (\S+) fits: npm run rollback -- mf-gallery \1/,
    )
    expect(await project.servedShell()).toBe('7.1.0')
  })

  it('to its earlier page and files, and stays there', async () => {
    await toShell('7.0.0')
    expect(await project.servedShell()).toBe('7.0.0')
    const { origins } = await project.newMachine()
    const text = async (/** @type {string} */ path) =>
      (await fetch(`${origins['shell']}${path}`)).text()
    expect(await text('/offlineWorker.js')).toBe('// 7.0.0')
    // An open page with the newer shell keeps working.
    expect(await text('/assets/7.1.0/index.js')).toContain('7.1.0')
    expect(await inconsistencies(project)).toEqual([])
    await expect(
      project.publish('shell', { version: '7.1.1', runtime: '2.0.0', text: '7-1-0' }),
    ).rejects.toThrow('shell has not changed since 7.1.0 was rolled back')
    await project.publish('shell', { version: '7.2.0', runtime: '2.0.0' })
    expect(await project.store.holds()).toEqual({})
  })
})
