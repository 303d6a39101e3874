import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { readJson, writeJson } from './json.mjs'
import { dataDir } from './paths.mjs'
import { emulatorPorts, sitePorts } from './ports.mjs'
import { UserError } from './userError.mjs'

/**
 * @typedef {object} RunningSite
 * @property {'start' | 'dev'} command `npm start` or `npm run dev`
 * @property {number} pid
 */

const file = join(dataDir, 'running.json')

/**
 * Says that the site of this checkout runs, until the returned function is called.
 * @param {RunningSite['command']} command
 */
export function markRunning(command) {
  writeJson(file, { command, pid: process.pid })
  return () => rmSync(file, { force: true })
}

/**
 * The site of this checkout, if it is ready. Another checkout's site has the same ports, but its own files.
 * @returns {Promise<RunningSite | undefined>} within a second
 */
export async function findRunningSite() {
  const site = readMark()
  if (!site || !isAlive(site.pid)) return undefined
  const ports = [sitePorts['shell'] ?? 0, emulatorPorts.firestore]
  const listening = await Promise.all(ports.map((port) => isListening(port)))
  return listening.every(Boolean) ? site : undefined
}

/**
 * @throws {UserError} if no site of this checkout runs
 */
export async function needRunningSite() {
  if (await findRunningSite()) return
  throw new UserError('No site of this checkout runs: run npm start in another terminal.')
}

/**
 * Whether a program accepts connections there.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>} within a second
 */
export function isListening(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const answer = (/** @type {boolean} */ listens) => {
      socket.destroy()
      resolve(listens)
    }
    socket.once('connect', () => answer(true))
    socket.once('timeout', () => answer(false))
    socket.once('error', () => answer(false))
  })
}

/** @returns {RunningSite | undefined} */
function readMark() {
  try {
    return readJson(file)
  } catch {
    return undefined
  }
}

/** Whether the process runs. @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
