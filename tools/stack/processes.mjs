import { execa } from 'execa'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onShutDown } from './lifetime.mjs'
import { root } from './paths.mjs'
import { signalTo } from './processTree.mjs'

/** Keeps tools from looking for updates, sending usage data or asking questions. */
export const quietEnv = {
  NO_UPDATE_NOTIFIER: '1',
  npm_config_update_notifier: 'false',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_INTERACTIVE: 'false',
  DO_NOT_TRACK: '1',
}

/**
 * Variables that a build must not inherit. Vitest sets both: Vite would then build without federation. Vite sets
 * NODE_ENV to `development` when this process imports TypeScript: a remote would then be built with the
 * development runtime of JSX, which the shell does not share.
 */
export const buildEnv = { VITEST: undefined, NODE_ENV: undefined }

/** @typedef {PromiseLike<unknown> & { pid?: number }} Child */
/** @type {Set<Child>} */
const running = new Set()
onShutDown(async () => {
  const all = [...running]
  for (const child of all) signalGroup(child, 'SIGINT')
  await Promise.race([Promise.all(all), wait(3000)])
  for (const child of running) signalGroup(child, 'SIGKILL')
})

/**
 * Runs a program to its end. It and its child processes stop with this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, timeoutMs?: number }} [options]
 *   `show`: its output goes to the terminal instead of the result
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export async function run(command, args, { cwd = root, env = {}, show = false, timeoutMs } = {}) {
  const output = show ? 'inherit' : 'pipe'
  const child = execa(command, args, {
    cwd,
    env: { ...quietEnv, ...env },
    all: true,
    reject: false,
    // A process group of its own: a test runner that is killed alone leaves its workers behind.
    detached: true,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    ...(timeoutMs && { timeout: timeoutMs }),
  })
  running.add(child)
  const { exitCode, signal, all = '', shortMessage } = await child
  if (exitCode === undefined) signalGroup(child, 'SIGKILL')
  running.delete(child)
  if (exitCode !== undefined) return { code: exitCode, output: all }
  if (show) console.error(shortMessage)
  return { code: signal ? 1 : 127, output: [all, shortMessage].join('\n') }
}

/** @param {Child} child @param {NodeJS.Signals} signal */
function signalGroup({ pid }, signal) {
  if (pid !== undefined) signalTo(-pid, signal)
}

/**
 * The paths of those of these programs that are installed, the first names first.
 * @param {string[]} names
 */
export function onPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync)
}

/** The last lines of a program's output, for an error message. @param {string} output */
export function lastLines(output, lines = 15) {
  return output.trimEnd().split('\n').slice(-lines).join('\n')
}
