import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Stop } from './fail.mjs'
import { firestoreJar } from './firestoreJar.mjs'
import { onShutDown } from './lifetime.mjs'
import { needJava } from './needs.mjs'
import { freePorts } from './ports.mjs'
import { signalAll } from './processTree.mjs'

/**
 * @typedef {object} EmulatorOptions
 * @property {{ auth: number, firestore: number }} ports
 * @property {string} folder where they run and write
 * @property {boolean} keep begin with the data saved there, save it while running and at the end;
 *   without it the folder is removed at the end
 */
/**
 * @typedef {object} Emulators
 * @property {{ FIRESTORE_EMULATOR_HOST: string, FIREBASE_AUTH_EMULATOR_HOST: string, GCLOUD_PROJECT: string }} env
 *   what the admin SDK, the seed and the tests read
 * @property {boolean} restored whether they began with saved data
 * @property {() => Promise<void>} save writes the data to the folder now
 * @property {() => Promise<void>} stop saves the data where it is kept; back when no process is left
 */

/**
 * Starts the Auth and Firestore emulators with the project's rules.
 * @param {EmulatorOptions} options
 * @returns {Promise<Emulators>}
 */
export async function startEmulators({ ports, folder, keep }) {
  needJava()
  const env = await firestoreJar()
  const [hub = 0, logging = 0, websocket = 0] = await freePorts(3, Object.values(ports))
  /** @type {import('./emulatorHost.mjs').Order} */
  const order = { folder, keep, ports: { ...ports, hub, logging, websocket }, env }
  // A group of its own: the terminal's Ctrl-C is for us, who stop it in order.
  const host = fork(
    fileURLToPath(new URL('./emulatorHost.mjs', import.meta.url)),
    [JSON.stringify(order)],
    { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] },
  )
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => host.once('exit', () => resolve()))
  let stopping = false
  async function stop() {
    stopping = true
    if (host.connected) host.disconnect()
    await gone
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  onShutDown(stop)
  const answer = await firstAnswer(host)
  if ('failed' in answer) throw new Stop(answer.failed)
  void gone.then(() => {
    signalAll(answer.pids, 'SIGKILL')
    if (!stopping) console.error('✖ The emulators ended. Stop this command and start it again.')
  })
  return {
    env: {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      GCLOUD_PROJECT: 'demo-greenlight',
    },
    restored: answer.restored,
    save: () =>
      new Promise((resolve) => {
        host.on('message', (message) => message === 'saved' && resolve())
        host.send('save')
      }),
    stop,
  }
}

/**
 * @param {import('node:child_process').ChildProcess} host
 * @returns {Promise<import('./emulatorHost.mjs').Answer>}
 */
function firstAnswer(host) {
  return new Promise((resolve) => {
    host.once('message', (message) =>
      resolve(/** @type {import('./emulatorHost.mjs').Answer} */ (message)),
    )
    host.once('exit', () => resolve({ failed: 'The emulators could not be started.' }))
  })
}
