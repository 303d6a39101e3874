import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { insertReleases } from '../publish/changes.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { readPackage } from '../publish/packages.mjs'
import { promote } from '../publish/promote.mjs'
import { publishBuilds } from '../publish/publishBuilds.mjs'
import { openStore } from '../publish/registryStore.mjs'
import { openDatabase } from '../stack/database.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { parseJson, readJson, writeJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { run } from '../stack/processes.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { writeFakeRemote } from './releases/fakeRemote.mjs'

const folder = tempFolder('publish')
const publishedDir = join(folder, 'published')
const names = [...Object.keys(sitePorts), 'mf-events', 'mf-later']
const [auth = 0, firestore = 0, ...free] = await freePorts(names.length + 2)
const ports = Object.fromEntries(names.map((name, at) => [name, free[at] ?? 0]))
const origins = localOrigins(ports)
const target = localTarget(publishedDir, origins, firestore)
const { version } = readPackage('mf-gallery')

/** @type {import('../stack/emulators.mjs').Emulators} */
let emulators
beforeAll(async () => {
  const config = previewConfig({ auth, firestore })
  emulators = await startEmulators({
    ports: { auth, firestore },
    folder: join(folder, 'emulators'),
    keep: false,
  })
  await publishBuilds(target, publishedDir)
  const { 'mf-later': _, ...served } = ports
  await startSite({ ports: served, publishedDir, config })
})
afterAll(() => emulators.stop())

const env = {
  GREENLIGHT_PUBLISHED: publishedDir,
  GREENLIGHT_ORIGINS: JSON.stringify(origins),
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  INIT_CWD: folder,
}

/** @param {string[]} args */
async function command(...args) {
  const { code, output } = await run(process.execPath, args, { cwd: join(root, 'tools'), env })
  return { code, said: output.trim() }
}

/**
 * What an open page reads.
 * @param {string} name
 */
async function released(name) {
  const response = await fetch(`${origins['shell']}/registry.json`)
  /** @type {import('../publish/contract.mjs').Registry} */
  const { remotes } = parseJson(await response.text())
  return remotes[name] ?? []
}

/** @param {string} name */
const versions = async (name) => (await released(name)).map((release) => release.version)

it('publishes nothing for --changed right after a start', async () => {
  const { said } = await command('publish.mjs', '--changed')
  expect(said.split('\n').at(-1)).toBe('Nothing has changed since it was published.')
})

describe('a remote ships alone', () => {
  it('begins as a version named by its content, whose every address answers', async () => {
    const [release] = await released('mf-gallery')
    expect(release?.version).toMatch(new RegExp(`^${version}-[0-9a-f]{8}$`))
    expect(release?.routes.map(({ path }) => path)).toContain('/gallery')
    expect(release?.menu.map(({ label }) => label)).toEqual(['Gallery', 'Share', 'My shares'])
    for (const file of ['remoteEntry.js', ...(release?.preload ?? [])]) {
      const answer = await fetch(new URL(file, release?.entry))
      expect(answer.headers.get('content-type')).toContain('javascript')
    }
  })

  it('is published, again as a prerelease, and rolled back; a restart leaves it there', async () => {
    const [first] = await versions('mf-gallery')
    const published = await command('publish.mjs', 'mf-gallery')
    expect(published.said).toContain(`mf-gallery ${version} is published for everyone`)
    expect(await versions('mf-gallery')).toEqual([version, first])

    const again = await command('publish.mjs', 'mf-gallery')
    expect(again.said).toContain(`mf-gallery ${version}-local.`)
    expect((await versions('mf-gallery')).slice(1)).toEqual([version, first])

    expect((await command('rollback.mjs', 'mf-gallery', first ?? '')).said).toContain(
      `mf-gallery is back at ${first}`,
    )
    expect(await versions('mf-gallery')).toEqual([first])
    expect(await publishBuilds(target, publishedDir)).toEqual([])
    expect(await versions('mf-gallery')).toEqual([first])
  })

  it('is given to some browsers first', async () => {
    const [first] = await versions('mf-gallery')
    expect(await command('canary.mjs', 'mf-gallery', '10', version)).toMatchObject({ code: 0 })
    expect(await released('mf-gallery')).toMatchObject([
      { version, share: 10 },
      { version: first, share: 100 },
    ])
    expect(await command('canary.mjs', 'mf-gallery', '100')).toMatchObject({ code: 0 })
    expect((await released('mf-gallery'))[0]).toMatchObject({ version, share: 100 })
  })

  it('is listed with its share, kit and runtime, and each change with its reason', async () => {
    const { said } = await command('releases.mjs')
    expect(said).toMatch(new RegExp(`mf-gallery +${version} +100 % +\\d{4}-\\d\\d-\\d\\d .*\\^`))
    await command('rollback.mjs', 'mf-gallery', '--reason', 'it is slow')
    const history = await command('releases.mjs', '--history')
    expect(history.said).toMatch(new RegExp(`roll back mf-gallery ${version} +it is slow`))
  })

  it.each([
    [['publish.mjs', 'mf-none'], 'mf-none is not a package: name one of shell, mf-admin'],
    [['publish.mjs'], 'Name what to publish, as in: npm run publish -- mf-gallery'],
    [['publish.mjs', 'mf-gallery', '--bump', 'patch'], "Unknown option '--bump'"],
    [['rollback.mjs', 'mf-gallery', '9.9.9'], 'mf-gallery 9.9.9 is not published; these are: '],
    [['canary.mjs', 'mf-gallery', '10'], 'mf-gallery has no canary: publish one with'],
    [['canary.mjs', 'mf-gallery', '0'], 'mf-gallery has no canary: publish one with'],
    [['publish.mjs', 'mf-gallery', 'shell', '--canary', '10'], 'The shell has no canary'],
    [['canary.mjs', 'mf-gallery', '101'], 'Name the share of browsers, 0 to 100'],
  ])('is refused in one line that says what to do: %s', async (args, line) => {
    const { code, said } = await command(...args)
    expect(said).toMatch(/^✖ /)
    expect(said).toContain(line)
    expect(code).toBe(1)
  })
})

/**
 * Runs a command and kills it when its output has that text.
 * @param {string[]} args
 * @param {string} text
 */
function killedAt(args, text) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: join(root, 'tools'),
      env: { ...process.env, ...env },
    })
    let said = ''
    child.stdout.on('data', (/** @type {Buffer} */ data) => {
      said += String(data)
      if (said.includes(text)) child.kill('SIGKILL')
    })
    child.once('exit', (_, signal) => resolve(signal ?? said))
  })
}

describe('a command that is killed', () => {
  it.each([
    ['after building', 'built', '1.0.0'],
    ['after uploading', 'uploaded', '1.1.0'],
    ['after checking', 'checked from outside', '1.2.0'],
    ['after changing the registry', 'registry changed', '1.3.0'],
  ])('%s leaves a state that the next one repairs', async (_, text, next) => {
    const remote = join(folder, 'mf-events')
    mkdirSync(remote, { recursive: true })
    writeFakeRemote(remote, { name: 'mf-events', version: next })
    const before = await versions('mf-events')
    expect(await killedAt(['publish.mjs', remote], text)).toBe('SIGKILL')
    const between = await versions('mf-events')
    expect([before, [next, ...before]]).toContainEqual(between)

    const { said, code } = await command('publish.mjs', '--target', 'local', remote)
    expect(code, said).toBe(text === 'registry changed' && said.includes('has not changed') ? 1 : 0)
    const store = await target.store()
    expect((await store.read())?.remotes['mf-events']?.map((each) => each.version)).toEqual(
      await versions('mf-events'),
    )
    expect(await versions('mf-events')).toContain(next)
  })
})

it('publishes a build that is there without running code of the package', async () => {
  const remote = join(folder, 'mf-events')
  writeFakeRemote(remote, { name: 'mf-events', version: '2.0.0' })
  /** @type {object} */
  const manifest = readJson(join(remote, 'package.json'))
  const scripts = { build: 'node -e "process.exit(1)"' }
  writeJson(join(remote, 'package.json'), { ...manifest, scripts })
  expect((await command('publish.mjs', remote)).said).toContain('The build in')
  const { code, said } = await command('publish.mjs', remote, '--built')
  expect(code, said).toBe(0)
  expect(await versions('mf-events')).toContain('2.0.0')
})

describe('what cannot run is refused before it is built', () => {
  /** @type {(name: string, remote: { version?: string, runtime?: string, path?: string }) => string} */
  const unbuildable = (name, { version = '1.0.0', ...remote }) => {
    const source = join(folder, `refused-${name}`)
    writeFakeRemote(source, { name, version, ...remote })
    /** @type {object} */
    const manifest = readJson(join(source, 'package.json'))
    const scripts = { build: 'node -e "process.exit(1)"' }
    writeJson(join(source, 'package.json'), { ...manifest, scripts })
    return source
  }

  it.each([
    [
      'a page that another remote has',
      unbuildable('mf-events', { version: '9.0.0', path: '/gallery' }),
      'and mf-events both have a page at /gallery',
    ],
    [
      'a first release for a runtime that no shell has',
      unbuildable('mf-far', { runtime: '9.0.0' }),
      'would have no release of mf-far for everyone: mf-far 1.0.0 needs @greenlight/runtime ^9.0.0',
    ],
    [
      'a remote that the running site was started without',
      unbuildable('mf-later', {}),
      'The running site does not serve mf-later yet: restart npm start, then publish mf-later.',
    ],
    [
      'a range of a shared package',
      unbuildable('mf-range', { runtime: '^1.0.0' }),
      'mf-range/package.json must name one version of @greenlight/runtime',
    ],
  ])('%s', async (_, source, line) => {
    const { code, said } = await command('publish.mjs', source)
    expect(said).toContain(line)
    expect(said).not.toContain('The build in')
    expect(code).toBe(1)
  })
})

describe('a rollback holds', () => {
  const remote = join(folder, 'mf-events')
  const build = (/** @type {string} */ next, /** @type {string} */ text) =>
    writeFakeRemote(remote, { name: 'mf-events', version: next, text })

  it('until the remote is published by name with another content', async () => {
    for (const [next, text] of [
      ['2.1.0', 'good'],
      ['2.2.0', 'bad'],
    ]) {
      build(next ?? '', text ?? '')
      expect(await command('publish.mjs', remote)).toMatchObject({ code: 0 })
    }
    const rolled = await command('rollback.mjs', 'mf-events', '--reason', 'it is broken')
    expect(rolled.said).toContain('mf-events is back at 2.1.0, from 2.2.0')
    expect((await command('releases.mjs')).said).toMatch(
      /^mf-events is held since 2\.2\.0 was rolled back \(.*: it is broken\): npm run unhold/,
    )

    build('2.2.1', 'bad')
    const same = await command('publish.mjs', remote)
    expect(same.said).toContain(
      'mf-events has not changed since 2.2.0 was rolled back: npm run unhold -- mf-events 2.2.0',
    )
    expect(await versions('mf-events')).toContain('2.1.0')
    expect(await versions('mf-events')).not.toContain('2.2.1')

    build('2.3.0', 'mended')
    expect(await command('publish.mjs', remote)).toMatchObject({ code: 0 })
    expect((await versions('mf-events'))[0]).toBe('2.3.0')
    expect((await command('releases.mjs')).said).not.toContain('mf-events is held')
  })

  it('until it is ended, which can put the release in front again', async () => {
    await command('rollback.mjs', 'mf-events')
    expect((await versions('mf-events'))[0]).toBe('2.1.0')
    const ended = await command('unhold.mjs', 'mf-events', '2.3.0')
    expect(ended.said).toBe('mf-events 2.3.0 is published again, and mf-events is not held.')
    expect((await versions('mf-events'))[0]).toBe('2.3.0')
    expect((await command('unhold.mjs', 'mf-events')).said).toBe('✖ mf-events is not held.')
  })

  it('against a publication of everything that has changed', async () => {
    // It was rolled back above.
    const before = await versions('mf-gallery')
    const { said } = await command('publish.mjs', '--changed')
    expect(said).toContain('… mf-gallery is held since')
    expect(await versions('mf-gallery')).toEqual(before)
  })
})

it('of several packages, publishes those that have changed', async () => {
  const { said, code } = await command('publish.mjs', 'mf-admin', 'mf-profile')
  expect(code, said).toBe(0)
  expect(said).toContain('… mf-admin has not changed since')
  expect(said).toContain('… mf-profile has not changed since')
})

it('says who keeps what while the shell cannot run a release', async () => {
  const remote = join(folder, 'mf-events')
  writeFakeRemote(remote, { name: 'mf-events', version: '3.0.0', runtime: '9.0.0' })
  const { said, code } = await command('publish.mjs', remote)
  expect(code, said).toBe(0)
  const [, kept] = await versions('mf-events')
  expect(said).toMatch(/The shell has runtime \d+\.\d+\.\d+: members keep /)
  expect(said).toContain(`keep ${kept} until a shell with 9.0.0 is published`)
})

describe('a remote that was published here and is gone from this checkout', () => {
  it('is left out of what the next start serves, and the commands go on', async () => {
    expect(await versions('mf-events')).not.toEqual([])
    const { 'mf-events': _, ...others } = origins
    await publishBuilds(localTarget(publishedDir, others, firestore), publishedDir)
    expect(await versions('mf-events')).toEqual([])
    const { code, said } = await command('releases.mjs')
    expect(code, said).toBe(0)
    expect(said).not.toContain('mf-events')
    const history = await command('releases.mjs', '--history')
    expect(history.said).toContain('publish mf-events 3.0.0')
  })
})

describe('the database', () => {
  it('is said not to answer within a second', async () => {
    const [port = 0] = await freePorts(1)
    const started = performance.now()
    await expect(openStore({ emulator: true, port })).rejects.toThrow(
      `The database does not answer in the emulator at 127.0.0.1:${port}: run npm start in another terminal.`,
    )
    expect(performance.now() - started).toBeLessThan(1000)
    process.env['FIRESTORE_EMULATOR_HOST'] = env.FIRESTORE_EMULATOR_HOST
  })

  it('gets nothing that could not be read again', async () => {
    const { generation } = (await (await target.store()).read()) ?? {}
    const [release] = await released('mf-gallery')
    const broken = promote(target, {
      what: 'break it',
      reason: '',
      apply: (before) => insertReleases(before, release ? [{ ...release, entry: '/x.js' }] : []),
    })
    await expect(broken).rejects.toThrow(
      'Nothing was changed: the registry would not be one. remotes.mf-gallery.0.entry: Invalid URL',
    )
    expect((await (await target.store()).read())?.generation).toBe(generation)
  })

  it('says what is wrong with a registry that was written by something else, and what heals it', async () => {
    const { db } = await openDatabase({ emulator: true })
    const document = db.doc('releases/registry')
    const before = (await document.get()).data() ?? {}
    await document.update({ generation: 'seven' })
    const { said } = await command('releases.mjs')
    await document.set(before)
    expect(said).toMatch(
      /^✖ The registry in the emulator at \S+ cannot be read: generation: Invalid type.*npm start -- --fresh/,
    )
  })
})
