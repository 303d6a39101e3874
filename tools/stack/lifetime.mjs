import { readFileSync } from 'node:fs'

/** @type {(() => unknown)[]} */
const stops = []
/** @type {Promise<void> | undefined} */
let ending

/**
 * Names something that must not outlive this process. The last one named stops first.
 * @param {() => unknown} stop
 */
export function onShutDown(stop) {
  stops.push(stop)
}

/**
 * Stops everything named so far, once, and ends the process.
 * @param {number} code
 */
export function shutDown(code) {
  ending ??= end(code)
  return ending
}

/** @param {number} code */
async function end(code) {
  for (const stop of stops.toReversed()) {
    try {
      await stop()
    } catch (error) {
      console.error(error)
      code = 1
    }
  }
  process.exit(code)
}

/** From here on Ctrl-C, a kill and the death of npm stop everything; a second Ctrl-C does not wait. */
export function stopOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let first = true
    process.on(signal, () => {
      if (!first) process.exit(1)
      // Terminal and npm may each pass the same Ctrl-C on: only a later one counts as the second.
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

/** npm killed outright cannot pass a signal on; what it started would run on without a terminal. */
function stopWithNpm() {
  const lineage = () =>
    `${process.ppid} ${process.platform === 'linux' && parentOfShell(process.ppid)}`
  const before = lineage()
  setInterval(() => {
    if (lineage() !== before) void shutDown(1)
  }, 2000).unref()
}

/**
 * npm runs a script through a shell, which on Linux outlives it.
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    const [, name, parent] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name?.endsWith('sh') ? parent : undefined
  } catch {
    return undefined
  }
}
