import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { firestoreJar } from './firestoreJar.mjs'
import { onShutDown } from './lifetime.mjs'
import { needJava } from './needs.mjs'
import { freePorts } from './ports.mjs'
import { killAll } from './processTree.mjs'
import { UserError } from './userError.mjs'

/**
 * @typedef {object} EmulatorOptions
 * @property {{ auth: number, firestore: number }} ports
 * @property {string} folder where they run and write
 * @property {boolean} keep start with the data saved there, and save it while running and at the end;
 *   otherwise the folder is removed at the end
 */
/** @typedef {Awaited<ReturnType<typeof startEmulators>>} Emulators */

/**
 * Starts the Auth and Firestore emulators with the project's rules.
 * @param {EmulatorOptions} options
 */
export async function startEmulators({ ports, folder, keep }) {
  needJava()
  const env = await firestoreJar()
  const [hub = 0, logging = 0, websocket = 0] = await freePorts(3, Object.values(ports))
  /** @type {import('./emulatorHost.mjs').Options} */
  const options = { folder, keep, ports: { ...ports, hub, logging, websocket }, env }
  // In a process group of its own: Ctrl-C in the terminal must not reach it before we stop it.
  const host = fork(join(import.meta.dirname, 'emulatorHost.mjs'), [JSON.stringify(options)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  const exited = once(host, 'exit')
  let stopping = false
  async function stop() {
    stopping = true
    if (host.connected) host.disconnect()
    await exited
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  onShutDown(stop)
  const failed = exited.then(() => [{ failed: 'The emulators could not be started.' }])
  const [answer] = /** @type {[import('./emulatorHost.mjs').Answer]} */ (
    await Promise.race([once(host, 'message'), failed])
  )
  if ('failed' in answer) throw new UserError(answer.failed)
  void exited.then(() => {
    killAll(answer.pids)
    if (!stopping) console.error('✖ The emulators ended. Stop this command and start it again.')
  })
  return {
    /** For the admin SDK, the seed and the tests. */
    env: {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      GCLOUD_PROJECT: 'demo-greenlight',
    },
    /** Whether they started with saved data. */
    restored: answer.restored,
    /** Writes the data to the folder now. */
    async save() {
      const saved = once(host, 'message')
      host.send('save')
      await saved
    },
    /** Resolves when no process is left. */
    stop,
  }
}
