import { join } from 'node:path'
import { readPackage } from '../publish/packages.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { sitePorts } from '../stack/ports.mjs'
import { writeFormatted } from './writeFiles.mjs'

/**
 * Adds a remote that has its package to the files that name every remote.
 * @param {string} name
 */
export async function addToLists(name) {
  await change('shared/build/ports.json', name, addPort)
  await change('.firebaserc.example', name, addSite)
  await change('package-lock.json', name, addPackage)
}

/**
 * @template T
 * @param {string} file
 * @param {string} name
 * @param {(content: T, name: string) => void} edit
 */
async function change(file, name, edit) {
  const path = join(root, file)
  /** @type {T} */
  const content = readJson(path)
  edit(content, name)
  // Prettier does not know the example by its name.
  await writeFormatted(
    path,
    JSON.stringify(content, null, 2),
    file.endsWith('.json') ? path : 'a.json',
  )
}

/**
 * @param {Record<string, number>} ports
 * @param {string} name
 */
function addPort(ports, name) {
  ports[name] = Math.max(...Object.values(sitePorts)) + 1
}

/**
 * @param {{ projects: { default: string }, targets: Record<string, { hosting: Record<string, string[]> }> }} example
 * @param {string} name
 */
function addSite({ projects, targets }, name) {
  const project = projects.default
  if (targets[project]) targets[project].hosting[name] = [`${project}-${name}`]
}

/**
 * As `npm install` would: all that it depends on is in the lockfile.
 * @param {{ packages: Record<string, object> }} lock
 * @param {string} name
 */
function addPackage(lock, name) {
  const { version, dependencies } = readPackage(name)
  const added = {
    [name]: { version, dependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  }
  const all = Object.entries({ ...lock.packages, ...added })
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')))
}
