import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { prepareFolder } from './emulatorFolder.mjs'
import { emulatorEnvironment } from './environment.mjs'
import { firestoreJar } from './firestoreJar.mjs'
import { pathWithoutNpm, prepareFunctions } from './functionsFolder.mjs'
import { needJava } from './needs.mjs'
import { root } from './paths.mjs'
import { freePorts } from './ports.mjs'
import { quietEnv } from './processes.mjs'
import { UserError } from './userError.mjs'

/**
 * @typedef {object} EmulatorOptions
 * @property {{ auth: number, firestore: number }} ports
 * @property {string} folder where they run and write
 * @property {boolean} keep start with the data saved there, and save it at the end; otherwise the folder is
 *   removed at the end
 * @property {import('./lifetime.mjs').Lifetime} [lifetime] of the command that they end with; without it, the
 *   caller stops them
 * @property {{ ports: MailPorts, site: string }} [mail] runs the functions, too, for a site at this origin
 */
/** @typedef {Awaited<ReturnType<typeof startEmulators>>} Emulators */
/** @typedef {import('./functionsFolder.mjs').MailPorts} MailPorts */

const LONGEST_END_MS = 15_000
/**
 * Only the fast compiler of Java (C1): the emulators do too little work to make up for the time that the
 * optimizing one takes. Rules are evaluated in 20 % less time.
 */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/**
 * For firebase-tools and the process of each function: they free memory sooner. With four processes of functions they take
 * 490 MB instead of 710 MB.
 */
const NODE_OPTIONS = `--max-semi-space-size=4 --max-old-space-size=256 ${process.env['NODE_OPTIONS'] ?? ''}`

/**
 * firebase-tools begins to read the functions when the other emulators run and have their data. That takes it some
 * seconds, for which the site does not wait.
 */
const READY = /All emulators ready|Watching "/

/**
 * Starts the Auth and Firestore emulators with the project's rules, and the functions if they are asked for.
 * @param {EmulatorOptions} options
 */
export async function startEmulators({ ports, folder, keep, lifetime, mail }) {
  needJava()
  const jar = await firestoreJar()
  const [hub = 0, logging = 0, websocket = 0] = await freePorts(3, [
    ...Object.values(ports),
    ...Object.values(mail?.ports ?? {}),
  ])
  const prepared = prepareFolder(folder, { ...ports, hub, logging, websocket, mail: mail?.ports })
  if (mail) prepareFunctions(folder, mail.ports, mail.site)
  const only = mail ? 'auth,firestore,functions' : 'auth,firestore'
  const { settings, saved, before } = prepared
  const log = join(folder, 'emulators.log')
  // In the process group of this command: Ctrl-C in the terminal reaches it, too, and makes it save and stop Java.
  // A second signal would stop it before it has saved, so this process sends none after Ctrl-C.
  const firebase = execa(
    process.execPath,
    [
      join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      ...['emulators:start', '--project', 'demo-greenlight', '--only', only],
      ...['--config', 'firebase.json', ...(keep ? ['--export-on-exit', saved] : [])],
      ...(keep && before ? ['--import', before] : []),
    ],
    {
      // firebase-tools writes its logs and temporary exports where it runs.
      cwd: folder,
      env: {
        ...quietEnv,
        ...(mail && { PATH: pathWithoutNpm(folder), NODE_OPTIONS }),
        JAVA_TOOL_OPTIONS: `${JAVA_OPTIONS} ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`,
        XDG_CONFIG_HOME: settings,
        // It finds what to export by a file in the temporary folder, which all emulators of a project would share.
        TMPDIR: folder,
        ...jar,
      },
      cleanup: true,
      reject: false,
      stdin: 'ignore',
      stdout: ['pipe', { file: log }],
      stderr: { file: log },
      buffer: false,
    },
  )
  let isReady = false
  let isStopping = false
  let hasEnded = false
  const ended = firebase.then(() => {
    hasEnded = true
    if (isReady && !isStopping)
      console.error('✖ The emulators ended. Stop this command and start it again.')
    prepared.cleanUp({ complete: isReady })
  })

  /** @param {{ signaled?: boolean }} [options] `signaled`: the terminal has sent them Ctrl-C already */
  async function stop({ signaled = false } = {}) {
    isStopping = true
    if (signaled) await Promise.race([ended, wait(LONGEST_END_MS)])
    // Not needed after Ctrl-C, unless it has reached only this process.
    if (!hasEnded) firebase.kill('SIGINT')
    await Promise.race([ended, wait(LONGEST_END_MS)])
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  lifetime?.onEnd(stop)

  const says = (/** @type {RegExp} */ line) =>
    new Promise((resolve) => {
      firebase.stdout.on('data', (text) => line.test(String(text)) && resolve(1))
    })
  const ready = says(READY)
  const all = says(/All emulators ready/)
  await Promise.race([ready, ended])
  if (hasEnded) throw new UserError(`The emulators could not be started. See ${log}`)
  isReady = true
  return {
    /** For the admin SDK, the seed and the tests. */
    env: emulatorEnvironment(ports),
    /** Whether they started with saved data. */
    restored: keep && before !== undefined,
    /** Resolves when the functions run, too; never if they cannot be started. */
    functions: all,
    /** Saves the data now. */
    save: () => save(hub, saved),
    /** Resolves when no process is left. */
    stop,
  }
}

/** @param {number} hub @param {string} path */
async function save(hub, path) {
  const response = await fetch(`http://127.0.0.1:${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'greenlight' }),
  })
  if (!response.ok)
    throw new Error(`The emulators' data could not be saved: ${await response.text()}`)
}
