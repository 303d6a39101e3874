import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeJson } from './json.mjs'
import { root } from './paths.mjs'

/**
 * @typedef {object} Ports
 * @property {number} auth
 * @property {number} firestore
 * @property {number} hub
 * @property {number} logging
 * @property {number} websocket
 * @property {{ functions: number, eventarc: number, tasks: number } | undefined} [mail] if the functions run, too
 */

/**
 * Prepares the folder in which firebase-tools runs: the project's configuration with these ports, its settings,
 * and the data to begin with.
 * @param {string} folder
 * @param {Ports} ports
 */
export function prepareFolder(folder, ports) {
  mkdirSync(folder, { recursive: true })
  removeTemporaryFiles(folder)
  const saved = join(folder, 'saved')
  const before = join(folder, 'saved.before')
  // An export begins by removing the previous one. In a folder next to it, the previous one survives a crash.
  if (isComplete(saved)) {
    rmSync(before, { recursive: true, force: true })
    renameSync(saved, before)
  }
  writeConfig(folder, ports)
  return {
    /** The folder for the user settings of firebase-tools. */
    settings: writeSettings(folder),
    /** Where data is saved. */
    saved,
    /** The earlier saved data, if any. */
    before: isComplete(before) ? before : undefined,
    /**
     * Call it when the emulators have ended.
     * @param {{ complete: boolean }} options whether they held all data: while they start, they do not
     */
    cleanUp({ complete }) {
      removeTemporaryFiles(folder)
      if (!complete) rmSync(saved, { recursive: true, force: true })
    },
  }
}

/** @param {string} saved */
const isComplete = (saved) => existsSync(join(saved, 'firebase-export-metadata.json'))

/** Unfinished exports and the address of the hub: emulators that are stopped while they start leave them. @param {string} folder */
function removeTemporaryFiles(folder) {
  for (const name of readdirSync(folder)) {
    if (/^(firebase-export-|hub-)/.test(name)) rmSync(join(folder, name), { recursive: true })
  }
}

/** @param {string} folder @param {Ports} ports */
function writeConfig(folder, ports) {
  /** @type {{ firestore: { rules: string }, functions: object[], emulators: object }} */
  const { firestore, functions, emulators } = readJson(join(root, 'firebase.json'))
  const host = '127.0.0.1'
  writeJson(join(folder, 'firebase.json'), {
    firestore: { rules: 'firestore.rules' },
    ...(ports.mail && { functions }),
    emulators: {
      ...emulators,
      auth: { host, port: ports.auth },
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      ...(ports.mail && {
        functions: { host, port: ports.mail.functions },
        eventarc: { host, port: ports.mail.eventarc },
        tasks: { host, port: ports.mail.tasks },
      }),
    },
  })
  // firebase-tools refuses rules outside its folder. It notices an edit through a link.
  const rules = join(folder, 'firestore.rules')
  rmSync(rules, { force: true })
  symlinkSync(join(root, firestore.rules), rules)
}

/** So that firebase-tools asks nothing on the network. @param {string} folder */
function writeSettings(folder) {
  const settings = join(folder, 'config')
  const quiet = { motd: { fetched: Date.now() }, usage: false }
  writeJson(join(settings, 'configstore', 'firebase-tools.json'), quiet)
  return settings
}
