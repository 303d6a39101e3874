import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGoogleFake } from '../../googleFake/googleFake.mjs'
import { parseGreenlightConfig } from '../../hosting/greenlightConfig.mjs'
import { firebaseTarget } from '../../publish/firebaseTarget.mjs'
import { publishPackage } from '../../publish/publishPackage.mjs'
import { openStore } from '../../publish/registryStore.mjs'
import { startEmulators } from '../../stack/emulators.mjs'
import { parseJson } from '../../stack/json.mjs'
import { freePorts } from '../../stack/ports.mjs'
import { writeFakeRemote, writeFakeShell } from './fakeRemote.mjs'

/** @import { Registry } from '../../publish/contract.mjs' */
/** @typedef {Awaited<ReturnType<typeof startHostedProject>>} HostedProject */
/** @typedef {{ version: string, runtime?: string, chunks?: number, share?: number, text?: string }} FakeRelease */

/** The Firestore emulator knows one project. */
const PROJECT = 'demo-greenlight'

/**
 * A Firebase project on this machine, for the publishing tools: the fake of Google's APIs with its sites, and the
 * registry in the Firestore emulator.
 * @param {string} folder for its files
 */
export async function startHostedProject(folder) {
  const [auth = 0, firestore = 0] = await freePorts(2)
  const emulators = join(folder, 'emulators')
  const { stop } = await startEmulators({
    ports: { auth, firestore },
    folder: emulators,
    keep: false,
  })
  const sites = { shell: 'fake-shell', 'mf-gallery': 'fake-gallery', 'mf-admin': 'fake-admin' }
  const fake = await startGoogleFake({
    project: PROJECT,
    sites: Object.values(sites),
    serve: true,
  })
  Object.assign(process.env, fake.env)
  const config = parseGreenlightConfig({
    project: PROJECT,
    sites,
    firebase: { apiKey: 'key', authDomain: 'fake.firebaseapp.com', appId: 'app' },
    operator: { name: 'We', contact: 'we@site.test' },
  })
  const store = await openStore({ emulator: true, port: firestore })
  /** A machine with a fresh clone: it has nothing but the configuration. */
  const newMachine = () => firebaseTarget(config)
  const origin = (await newMachine()).origins['shell'] ?? ''

  /** @param {string} name @param {FakeRelease} release */
  function write(
    name,
    { version, runtime = '1.0.0', chunks = 1, text = version.replaceAll('.', '-') },
  ) {
    const source = join(folder, 'source', `${name}-${version}`)
    if (name === 'shell') writeFakeShell(source, { version, runtime, text })
    else writeFakeRemote(source, { name, version, runtime, chunks, text })
    return source
  }

  return {
    fake,
    config,
    store,
    newMachine,
    write,
    /**
     * Publishes a package from a machine of its own.
     * @param {string} name
     * @param {FakeRelease} release
     */
    publish: async (name, release) => {
      const target = await newMachine()
      const folderOf = write(name, release)
      const { share = 100 } = release
      return publishPackage(target, folderOf, {
        share,
        ...(name === 'shell' && { config: target.config }),
      })
    },
    /** The registry as browsers read it. @returns {Promise<Registry>} */
    copy: async () => parseJson(await (await fetch(`${origin}/registry.json`)).text()),
    /** The version of the shell that visitors get. */
    servedShell: async () => /<title>(.*)<\/title>/.exec(await (await fetch(origin)).text())?.[1],
    /** Starts a publisher in a process of its own. */
    startPublisher: () => {
      const script = fileURLToPath(new URL('./publisher.mjs', import.meta.url))
      const child = fork(script, [JSON.stringify(config)], { execArgv: [] })
      const exited = new Promise((resolve) => child.once('exit', () => resolve('killed')))
      const next = () =>
        Promise.race([exited, new Promise((resolve) => child.once('message', resolve))])
      return {
        ready: next(),
        kill: () => child.kill('SIGKILL'),
        run: (/** @type {import('./publisher.mjs').Task} */ task) => {
          const done = next()
          child.send(task)
          return done
        },
      }
    },
    stop: async () => {
      await fake.stop()
      await stop()
    },
  }
}

/**
 * What is wrong with a project: what the registry names and nobody serves, and what the site says instead of it.
 * @param {HostedProject} project
 * @returns {Promise<string[]>}
 */
export async function inconsistencies({ store, copy, servedShell }) {
  const registry = await store.read()
  const shown = await copy()
  const problems = []
  if (shown.generation !== registry?.generation)
    problems.push(`the site shows ${shown.generation}, not ${registry?.generation}`)
  const versions = (/** @type {Registry} */ { remotes }) =>
    JSON.stringify(
      Object.entries(remotes).map(([name, list]) => [
        name,
        list.map(({ version, share }) => [version, share]),
      ]),
    )
  if (registry && versions(shown) !== versions(registry))
    problems.push(`the site names ${versions(shown)}, not ${versions(registry)}`)
  const live = await servedShell()
  if (live !== registry?.shell?.version)
    problems.push(`the site has shell ${live}, not ${registry?.shell?.version}`)
  for (const { entry, preload } of Object.values(registry?.remotes ?? {}).flat()) {
    for (const address of [entry, ...preload.map((path) => new URL(path, entry).href)]) {
      const response = await fetch(address)
      if (!response.ok) problems.push(`${address} answers ${response.status}`)
      const cached = response.headers.get('cache-control') ?? ''
      if (!cached.includes('immutable')) problems.push(`${address} is ${cached}`)
    }
  }
  return problems
}
