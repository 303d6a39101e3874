import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import getPort, { clearLockedPorts, portNumbers } from 'get-port'
import { readJson } from './json.mjs'
import { root } from './paths.mjs'
import { UserError } from './userError.mjs'

/** @type {{ emulators: Record<'auth' | 'firestore', { port: number }> }} */
const { emulators } = readJson(join(root, 'firebase.json'))

/**
 * The ports of `npm start`, by package name.
 * @type {Record<string, number>}
 */
export const sitePorts = readJson(join(root, 'shared/build/ports.json'))
export const emulatorPorts = { auth: emulators.auth.port, firestore: emulators.firestore.port }
/** `localhost` means either, and a browser may try each. */
export const loopback = ['127.0.0.1', '::1']

/** @param {string} name */
export function portOf(name) {
  const port = sitePorts[name]
  if (!port) throw new UserError(`${name} has no port: name one in shared/build/ports.json.`)
  return port
}

/** @param {number} port */
export async function isFree(port) {
  // get-port holds back the ports that it has returned before.
  clearLockedPorts()
  return (await getPort({ port })) === port
}

/** @throws {UserError} when a port of `npm start` is in use */
export async function needPorts() {
  const all = Object.entries({ ...sitePorts, ...emulatorPorts })
  const free = await Promise.all(all.map(([, port]) => isFree(port)))
  const taken = all.filter((_, at) => !free[at])
  const [first] = taken
  if (!first) return
  const [purpose, port] = first
  const holders = listeners(taken.map((each) => each[1]))
  const by = holders.length > 0 ? holders.map(({ name }) => name).join(' and ') : 'a program'
  const stop = holders.length > 0 ? `kill ${holders.map(({ pid }) => pid).join(' ')}` : 'stop it'
  throw new UserError(
    `Port ${port} (${purpose}) is in use by ${by} (another npm start, or one that was killed?): ${stop}, then try again.`,
  )
}

/**
 * The processes that listen on these ports, where lsof is installed.
 * @param {number[]} ports
 */
function listeners(ports) {
  const args = ['-nP', '-Fpc', '-sTCP:LISTEN', ...ports.map((port) => `-iTCP:${port}`)]
  const { stdout } = spawnSync('lsof', args, { encoding: 'utf8' })
  const found = (stdout ?? '').matchAll(/^p(\d+)\nc(.*)$/gm)
  return [...found].map(([, pid, name]) => ({ pid, name }))
}

/** Below the ports of outgoing connections (from 32,768 on Linux), which can take any port. */
const RANGE = { first: 20_000, last: 32_767 }

/**
 * Free ports, all different. Each call begins elsewhere, because others choose at the same time.
 * @param {number} count
 * @param {readonly number[]} [exclude] chosen already, though nothing may listen there yet
 */
export async function freePorts(count, exclude = []) {
  const start = randomInt(RANGE.first, RANGE.last - 200)
  const ports = []
  while (ports.length < count) {
    ports.push(await getPort({ port: portNumbers(start, start + 200), exclude }))
  }
  return ports
}
