import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Stop } from './fail.mjs'
import { readJson } from './json.mjs'
import { root } from './paths.mjs'

/**
 * Where the site lives unless told otherwise: package name to port.
 * @type {Record<string, number>}
 */
export const sitePorts = readJson(join(root, 'ports.json'))

/** @param {string} name */
export function portOf(name) {
  const port = sitePorts[name]
  if (!port) throw new Stop(`${name} has no port: name one in ports.json.`)
  return port
}

export const emulatorPorts = { auth: 9099, firestore: 8080 }

/** Both loopback addresses: `localhost` means either, and a browser may try each. */
export const loopback = ['127.0.0.1', '::1']

/**
 * Whether nothing listens on a port of this machine's loopback addresses.
 * @param {number} port
 */
export async function isFree(port) {
  for (const host of loopback) {
    const code = await tryListen(port, host)
    if (code === 'EADDRINUSE' || code === 'EACCES') return false
  }
  return true
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code; undefined when the port could be taken
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : 'unknown'))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Stops with one line when one of the ports is taken.
 * @param {Record<string, number>} ports what each port is for
 */
export async function needPorts(ports) {
  for (const [purpose, port] of Object.entries(ports)) {
    if (await isFree(port)) continue
    throw new Stop(
      `Port ${port} (${purpose}) is in use. Stop the program that uses it (lsof -i :${port} names it; another npm start?) and try again.`,
    )
  }
}

/** @type {Set<number>} */
const given = new Set()
/** Workers of Playwright and vitest draw beside each other: each from ports of its own. */
const WORKERS = 4
const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env
const worker = Number(TEST_PARALLEL_INDEX ?? VITEST_POOL_ID ?? 0) % WORKERS

/**
 * Ports that are free, all different, below those that systems give to outgoing connections (Linux
 * from 32,768, others from 49,152): none is taken by chance before its program listens.
 * @param {number} count
 * @param {readonly number[]} [but] chosen already, though nothing may listen there yet
 * @returns {Promise<number[]>}
 */
export async function freePorts(count, but = []) {
  /** @type {number[]} */
  const ports = []
  while (ports.length < count) {
    const port = randomInt(20_000, 32_768)
    if (port % WORKERS !== worker) continue
    if (given.has(port) || but.includes(port) || !(await isFree(port))) continue
    given.add(port)
    ports.push(port)
  }
  return ports
}
