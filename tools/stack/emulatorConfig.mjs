import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './json.mjs'
import { root } from './paths.mjs'

/**
 * @typedef {{ auth: number, firestore: number, hub: number, logging: number, websocket: number }} EmulatorPorts
 */

/**
 * Writes what firebase-tools reads into the folder where it runs: the project's own configuration
 * with other ports, and a state of its own in which it has nothing to look up outside.
 * @param {string} folder
 * @param {EmulatorPorts} ports
 * @returns {Record<string, string>} its environment
 */
export function writeEmulatorConfig(folder, ports) {
  /** @type {{ firestore: { rules: string }, emulators: object }} */
  const { firestore, emulators } = readJson(join(root, 'firebase.json'))
  const host = '127.0.0.1'
  const config = {
    firestore: { rules: 'firestore.rules' },
    emulators: {
      ...emulators,
      auth: { host, port: ports.auth },
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
    },
  }
  const state = join(folder, 'config', 'configstore')
  mkdirSync(state, { recursive: true })
  // It refuses rules outside the configuration's folder; through a link it still notices an edit.
  const rules = join(folder, 'firestore.rules')
  rmSync(rules, { force: true })
  symlinkSync(join(root, firestore.rules), rules)
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config, null, 2))
  // Its message of the day counts as fetched, and its usage figures as declined.
  const quiet = { motd: { fetched: Date.now() }, usage: false }
  writeFileSync(join(state, 'firebase-tools.json'), JSON.stringify(quiet))
  return { XDG_CONFIG_HOME: join(folder, 'config') }
}
