import { readFileSync } from 'node:fs'

/** @type {(() => unknown)[]} */
const stops = []
/** @type {Promise<void> | undefined} */
let ending

/**
 * Registers what must not outlive this process. The last one registered stops first.
 * @param {() => unknown} stop
 */
export function onShutDown(stop) {
  stops.push(stop)
}

/**
 * Stops everything registered so far, once, and ends the process.
 * @param {number} code
 */
export function shutDown(code) {
  ending ??= end(code)
  return ending
}

/** @param {number} code */
async function end(code) {
  for (const stop of [...stops].reverse()) {
    try {
      await stop()
    } catch (error) {
      console.error(error)
      code = 1
    }
  }
  process.exit(code)
}

/** From here on Ctrl-C, a kill and the end of npm stop everything. A second Ctrl-C does not wait. */
export function stopOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let first = true
    process.on(signal, () => {
      if (!first) process.exit(1)
      // The terminal and npm may both send the same Ctrl-C: only a later one counts as the second.
      setTimeout(() => (first = false), 500)
      if (!ending) console.log('\nStopping …')
      void shutDown(0)
    })
  }
  process.on('uncaughtException', (error) => {
    console.error(error)
    void shutDown(1)
  })
  if (process.env['npm_lifecycle_event']) stopWithNpm()
}

/** An npm that is killed with SIGKILL passes no signal on: without this, the command would run on. */
function stopWithNpm() {
  const ancestors = () => `${process.ppid} ${parentOfShell(process.ppid)}`
  const before = ancestors()
  setInterval(() => {
    if (ancestors() !== before) void shutDown(1)
  }, 2000).unref()
}

/** npm runs a script in a shell, which outlives npm on Linux. @param {number} pid */
function parentOfShell(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(stat) ?? []
    return name?.endsWith('sh') ? parent : undefined
  } catch {
    return undefined
  }
}
