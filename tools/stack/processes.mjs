import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { onShutDown } from './lifetime.mjs'
import { root } from './paths.mjs'
import { processTree, signalAll } from './processTree.mjs'

/** Keeps tools from looking for updates, sending usage or asking questions. */
export const quietEnv = {
  NO_UPDATE_NOTIFIER: '1',
  npm_config_update_notifier: 'false',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_INTERACTIVE: 'false',
  DO_NOT_TRACK: '1',
}

/** Vite leaves federation out where it takes itself for part of a unit test, as one that starts a command. */
export const outsideTests = { VITEST: undefined, NODE_ENV: undefined }

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
onShutDown(async () => {
  const all = [...running].flatMap(treeOf)
  signalAll(all, 'SIGTERM')
  const giveUp = Date.now() + 3000
  while (running.size > 0 && Date.now() < giveUp) await wait(50)
  signalAll(all, 'SIGKILL')
})

/**
 * Runs a program to its end; it is stopped with us.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, timeoutMs?: number }} [options]
 *   `show`: its output goes to the terminal instead of the result
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export function run(command, args, { cwd = root, env = {}, show = false, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quietEnv, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    running.add(child)
    const late = timeoutMs && setTimeout(() => signalAll(treeOf(child), 'SIGKILL'), timeoutMs)
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    const done = (/** @type {number} */ code) => {
      clearTimeout(late)
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      done(127)
    })
    child.once('close', (code, signal) => {
      if (signal && show) console.error(`${command} was ended by ${signal}.`)
      done(code ?? 1)
    })
  })
}

/**
 * With what it started: a test runner that is killed leaves its workers behind.
 * @param {import('node:child_process').ChildProcess} child
 */
const treeOf = (child) => processTree(child.pid)

/**
 * The last lines of a program's output, for an error message.
 * @param {string} output
 */
export function tail(output, lines = 15) {
  return output.trimEnd().split('\n').slice(-lines).join('\n')
}
