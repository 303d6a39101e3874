import getPort, { clearLockedPorts, portNumbers } from 'get-port'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { readJson } from './json.mjs'
import { root } from './paths.mjs'
import { UserError } from './userError.mjs'

/**
 * The ports of `npm start`, by package name.
 * @type {Record<string, number>}
 */
export const sitePorts = readJson(join(root, 'shared/build/ports.json'))
export const emulatorPorts = { auth: 9099, firestore: 8080 }
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
  for (const [purpose, port] of Object.entries({ ...sitePorts, ...emulatorPorts })) {
    if (await isFree(port)) continue
    throw new UserError(
      `Port ${port} (${purpose}) is in use. Stop the program that uses it (lsof -i :${port} names it; another npm start?) and try again.`,
    )
  }
}

/** Below the ports of outgoing connections (from 32,768 on Linux), which may take any port. */
const RANGE = { first: 20_000, last: 32_767 }
/** Workers of Playwright and Vitest choose at the same time, each from a part of the range. */
const WORKERS = 4
const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env
const worker = Number(TEST_PARALLEL_INDEX ?? VITEST_POOL_ID ?? 0) % WORKERS

/**
 * Free ports, all different.
 * @param {number} count
 * @param {readonly number[]} [exclude] chosen already, though nothing may listen there yet
 */
export async function freePorts(count, exclude = []) {
  const share = Math.floor((RANGE.last - RANGE.first) / WORKERS)
  const start = RANGE.first + worker * share + randomInt(share - 200)
  const ports = []
  while (ports.length < count) {
    ports.push(await getPort({ port: portNumbers(start, start + 200), exclude }))
  }
  return ports
}
