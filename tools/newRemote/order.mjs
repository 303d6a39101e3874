import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPackage, remoteNames } from '../publish/packages.mjs'
import { Stop } from '../stack/fail.mjs'
import { root } from '../stack/paths.mjs'

/** @typedef {{ name: string, path: string, page: string, title: string }} Order `page`: the component's name */

/**
 * What is to be written, from the command line.
 * @param {string[]} args
 * @returns {Order}
 * @throws {Stop} when a remote cannot have that name or path
 */
export function readOrder([name = '', path = '', ...rest]) {
  if (!name || !path || rest.length > 0) {
    throw new Stop('Name the remote and its path, as in: npm run new:remote -- mf-events /events')
  }
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name)) {
    throw new Stop(`A remote is named mf-… in small letters, as mf-events, not "${name}".`)
  }
  if (existsSync(join(root, name))) throw new Stop(`${name} exists already.`)
  if (!/^\/[a-z][a-z0-9-]*(\/:?[a-z][a-zA-Z0-9-]*)*$/.test(path)) {
    throw new Stop(`A path is written as /events or /events/:id, not "${path}".`)
  }
  const taken = takenBy(path)
  if (taken) throw new Stop(`${path} is taken: ${taken}.`)
  const words = path.split('/')[1]?.split('-') ?? []
  return { name, path, page: `${words.map(capital).join('')}Page`, title: capital(words.join(' ')) }
}

/** What the shell's own origin answers besides pages (firebase.json). */
const FOLDERS = ['assets', 'data', 'fonts', 'icons']

/**
 * @param {string} path
 * @returns {string | undefined} who answers there already
 */
function takenBy(path) {
  const folder = FOLDERS.find((each) => path.split('/')[1] === each)
  if (folder) return `the shell's files are in /${folder}`
  for (const name of remoteNames()) {
    for (const route of readPackage(name).greenlight?.routes ?? []) {
      if (overlap(route.path, path)) return `${name} answers ${route.path}`
    }
  }
  return undefined
}

/**
 * Whether some address matches both patterns.
 * @param {string} one
 * @param {string} other
 */
export function overlap(one, other) {
  const a = one.toLowerCase().split('/')
  const b = other.toLowerCase().split('/')
  const same = (/** @type {string} */ part, /** @type {number} */ at) =>
    part === b[at] || part.startsWith(':') || b[at]?.startsWith(':')
  return a.length === b.length && a.every(same)
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
