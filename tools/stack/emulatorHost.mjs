// Runs firebase-tools for `emulators.mjs`, as a process of its own that outlives a killed parent just
// long enough to save the data and to stop Java: when the channel to the parent closes, it ends.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeEmulatorConfig } from './emulatorConfig.mjs'
import { saveData, savedData } from './emulatorData.mjs'
import { parseJson } from './json.mjs'
import { root } from './paths.mjs'
import { quietEnv } from './processes.mjs'
import { processTree, signalAll } from './processTree.mjs'

/** @typedef {{ folder: string, keep: boolean, ports: import('./emulatorConfig.mjs').EmulatorPorts, env: Record<string, string> }} Order */
/** @typedef {{ ready: true, restored: boolean, pids: number[] } | { failed: string }} Answer */

const SAVE_EVERY_MS = 60_000

/** One person or a test run asks too little for Java's slow compiler to pay: rules are judged in a fifth less time. */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/** @type {Order} */
const order = parseJson(process.argv[2] ?? '')
const { folder, keep, ports, env } = order
mkdirSync(folder, { recursive: true })
const from = keep ? savedData(folder) : undefined
const log = createWriteStream(join(folder, 'emulators.log'))
const tools = spawn(
  process.execPath,
  [
    join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
    ...['emulators:start', '--project', 'demo-greenlight', '--only', 'auth,firestore'],
    ...['--config', 'firebase.json', ...(from ? ['--import', from] : [])],
  ],
  {
    // Its logs and temporary exports land where it runs.
    cwd: folder,
    env: {
      ...process.env,
      ...quietEnv,
      JAVA_TOOL_OPTIONS: `${javaOptions} ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`,
      ...writeEmulatorConfig(folder, ports),
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  },
)
tools.stdout.pipe(log)
tools.stderr.pipe(log)

let ended = false
let ready = false
/** @type {Promise<void>} */
const toolsEnd = new Promise((resolve) => tools.once('close', () => resolve()))
void toolsEnd.then(() => {
  ended = true
  // Java may still be starting: the next look at the tree would no longer find it.
  signalAll(family, 'SIGKILL')
  if (!stopping) answer({ failed: `The emulators ended. See ${join(folder, 'emulators.log')}` })
  void stop()
})

/** @type {number[]} */
let family = []
const watch = setInterval(() => (family = ended ? family : processTree(tools.pid)), 500)

/** @type {Promise<void> | undefined} */
let stopping
function stop() {
  stopping ??= end()
  return stopping
}
process.once('disconnect', () => void stop())
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void stop())

async function end() {
  clearInterval(watch)
  clearInterval(saving)
  if (!ended) {
    await save()
    family = processTree(tools.pid)
    tools.kill('SIGINT')
    await Promise.race([toolsEnd, wait(8000)])
  }
  signalAll(family, 'SIGKILL')
  process.exit()
}

/** @type {Promise<void> | undefined} one export at a time */
let saved
const saving = setInterval(() => void save(), SAVE_EVERY_MS)
async function save() {
  await saved
  if (!keep || !ready || ended) return
  saved = saveData(folder, ports.hub).catch((error) => void log.write(`${error}\n`))
  await saved
}

/** @param {Answer} message */
function answer(message) {
  if (process.connected) process.send?.(message)
}

process.on('message', (message) => {
  if (message === 'save') void save().then(() => process.connected && process.send?.('saved'))
})

while (!ended && !(await up())) await wait(100)
if (!ended) {
  ready = true
  answer({ ready: true, restored: from !== undefined, pids: processTree(tools.pid) })
}

/** Whether firebase-tools has reported both as running: it does after the import. */
async function up() {
  try {
    const response = await fetch(`http://127.0.0.1:${ports.hub}/emulators`)
    /** @type {object} */
    const running = parseJson(await response.text())
    return 'auth' in running && 'firestore' in running
  } catch {
    return false
  }
}
