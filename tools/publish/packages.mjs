import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { UserError } from '../stack/userError.mjs'

/** @typedef {{ name: string, version: string, dependencies: Record<string, string>, devDependencies?: Record<string, string>, greenlight?: unknown }} Package */

/**
 * @param {string} folder of the package; a name is a folder of the workspace
 * @returns {Package}
 */
export function readPackage(folder) {
  return readJson(join(resolve(root, folder), 'package.json'))
}

/** The names of all remotes in the workspace. */
export function remoteNames() {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
    .sort()
}

/**
 * The folder of a package that can be published: the shell, a remote of the workspace, or a remote in
 * a folder elsewhere.
 * @param {string} named a name, or the path of a folder
 * @throws {UserError}
 */
export function packageFolder(named) {
  const names = ['shell', ...remoteNames()]
  if (names.includes(named)) return join(root, named)
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), named)
  if (/[/.]/.test(named) && existsSync(join(folder, 'package.json'))) return folder
  throw new UserError(`${named} is not a package: name one of ${names.join(', ')}, or a folder.`)
}

/**
 * Checks the name of a remote.
 * @param {string | undefined} name
 * @param {readonly string[]} [names] those that exist
 * @throws {UserError}
 */
export function needRemote(name, names = remoteNames()) {
  if (name && names.includes(name)) return name
  throw new UserError(`${name ? `${name} is not a remote` : 'Name a remote'}: ${names.join(', ')}.`)
}

/**
 * The kit that a package is built with, and the contract in it.
 * @param {string} folder of the package
 */
export function kitOf(folder) {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const kit = join(at, 'node_modules', '@greenlight', 'kit')
    if (!existsSync(kit)) continue
    const { version } = readPackage(kit)
    const source = readFileSync(join(kit, 'src', 'contract', 'remote.ts'), 'utf8')
    const [, contract] = /export const CONTRACT = (\d+)/.exec(source) ?? []
    if (!contract) throw new Error(`${kit}/src/contract/remote.ts no longer states CONTRACT.`)
    return { version, contract: Number(contract) }
  }
  throw new UserError(`${folder} has no @greenlight/kit: run npm install there.`)
}
