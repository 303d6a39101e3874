import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execa } from 'execa'
import { root } from './paths.mjs'

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

/**
 * Runs a program to its end. It stops with this process: it is in the same process group, which Ctrl-C reaches.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, timeoutMs?: number }} [options]
 *   `show`: its output goes to the terminal instead of the result
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export async function run(command, args, { cwd = root, env = {}, show = false, timeoutMs } = {}) {
  const output = show ? 'inherit' : 'pipe'
  const {
    exitCode,
    signal,
    all = '',
    shortMessage,
  } = await execa(command, args, {
    cwd,
    env: { ...quietEnv, ...env },
    all: true,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    ...(timeoutMs && { timeout: timeoutMs }),
  })
  if (exitCode !== undefined) return { code: exitCode, output: all }
  if (show) console.error(shortMessage)
  return { code: signal ? 1 : 127, output: [all, shortMessage].join('\n') }
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
