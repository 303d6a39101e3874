// Runs firebase-tools for emulators.mjs in a process that outlives a killed parent: when the channel to
// the parent closes, it saves the data, stops Java and ends.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseJson, readJson, writeJson } from './json.mjs'
import { root } from './paths.mjs'
import { quietEnv } from './processes.mjs'
import { killAll, processTree } from './processTree.mjs'

/** @typedef {{ auth: number, firestore: number, hub: number, logging: number, websocket: number }} Ports */
/** @typedef {{ folder: string, keep: boolean, ports: Ports, env: Record<string, string> }} Options */
/** @typedef {{ ready: true, restored: boolean, pids: number[] } | { failed: string }} Answer */

const SAVE_EVERY_MS = 60_000
/**
 * Only the fast compiler of Java (C1): the emulators do too little work to make up for the time that the
 * optimizing one takes. Rules are evaluated in 20 % less time.
 */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/** @type {Options} */
const { folder, keep, ports, env } = parseJson(process.argv[2] ?? '')
mkdirSync(folder, { recursive: true })
const EXPORT_COMPLETE = 'firebase-export-metadata.json'
const lastExport = join(folder, 'saved')
const exportBefore = join(folder, 'saved.before')
const from = keep ? savedData() : undefined
const log = openSync(join(folder, 'emulators.log'), 'w')
const firebase = spawn(
  process.execPath,
  [
    join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
    ...['emulators:start', '--project', 'demo-greenlight', '--only', 'auth,firestore'],
    ...['--config', 'firebase.json', ...(from ? ['--import', from] : [])],
  ],
  {
    // firebase-tools writes its logs and temporary exports where it runs.
    cwd: folder,
    env: {
      ...process.env,
      ...quietEnv,
      JAVA_TOOL_OPTIONS: `${JAVA_OPTIONS} ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`,
      XDG_CONFIG_HOME: writeConfig(),
      ...env,
    },
    detached: true,
    stdio: ['ignore', log, log],
  },
)

let ended = false
let ready = false
const closed = new Promise((resolve) => firebase.once('close', resolve))
void closed.then(() => {
  ended = true
  // Java may still be starting: it is no longer a child of firebase-tools.
  killAll(pids)
  if (!stopping) answer({ failed: `The emulators ended. See ${join(folder, 'emulators.log')}` })
  void stop()
})

/** firebase-tools and its child processes, updated every 500 ms. @type {number[]} */
let pids = []
const watching = setInterval(() => (pids = ended ? pids : processTree(firebase.pid)), 500)

/** @type {Promise<void> | undefined} */
let stopping
const stop = () => (stopping ??= end())
for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(event, () => void stop())
}

async function end() {
  clearInterval(watching)
  clearInterval(saving)
  if (!ended) {
    await save()
    pids = processTree(firebase.pid)
    firebase.kill('SIGINT')
    await Promise.race([closed, wait(8000)])
  }
  killAll(pids)
  process.exit()
}

/** @type {Promise<void> | undefined} one export at a time */
let saved
const saving = setInterval(() => void save(), SAVE_EVERY_MS)
async function save() {
  await saved
  if (!keep || !ready || ended) return
  saved = saveData().catch(console.error)
  await saved
}

/** The saved data to begin with: the last export that was completed. */
function savedData() {
  return [lastExport, exportBefore].find((path) => existsSync(join(path, EXPORT_COMPLETE)))
}

/**
 * Exports what the emulators hold. A crash at any moment leaves a complete export behind: the new
 * one is written beside the old, and they change places by renaming.
 */
async function saveData() {
  const fresh = join(folder, 'saved.next')
  rmSync(fresh, { recursive: true, force: true })
  const response = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'greenlight' }),
  })
  if (!response.ok || !existsSync(join(fresh, EXPORT_COMPLETE))) {
    throw new Error(`The emulators' data could not be saved: ${await response.text()}`)
  }
  rmSync(exportBefore, { recursive: true, force: true })
  if (existsSync(lastExport)) renameSync(lastExport, exportBefore)
  renameSync(fresh, lastExport)
}

/** @param {Answer | 'saved'} message */
function answer(message) {
  if (process.connected) process.send?.(message)
}

process.on('message', (message) => {
  if (message === 'save') void save().then(() => answer('saved'))
})

while (!ended && !(await isUp())) await wait(100)
if (!ended) {
  ready = true
  answer({ ready: true, restored: from !== undefined, pids: processTree(firebase.pid) })
}

/** Whether firebase-tools reports both emulators as running, which it does after the import. */
async function isUp() {
  try {
    const response = await fetch(`http://127.0.0.1:${ports.hub}/emulators`)
    /** @type {object} */
    const running = parseJson(await response.text())
    return 'auth' in running && 'firestore' in running
  } catch {
    return false
  }
}

/**
 * Writes the project's configuration with these ports, and settings of its own for firebase-tools,
 * so that it asks nothing on the network.
 * @returns {string} the folder of the settings
 */
function writeConfig() {
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
  writeJson(join(folder, 'firebase.json'), config)
  // firebase-tools refuses rules outside its folder. It notices an edit through a link.
  const rules = join(folder, 'firestore.rules')
  rmSync(rules, { force: true })
  symlinkSync(join(root, firestore.rules), rules)
  const settings = join(folder, 'config')
  const quiet = { motd: { fetched: Date.now() }, usage: false }
  writeJson(join(settings, 'configstore', 'firebase-tools.json'), quiet)
  return settings
}
