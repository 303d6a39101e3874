import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../stack/fail.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

/** @typedef {{ name: string, version: string, dependencies: Record<string, string>, greenlight?: { routes: { path: string, access: string, page?: string }[] } }} Package */

/**
 * @param {string} name also its folder
 * @returns {Package}
 */
export function readPackage(name) {
  return readJson(join(root, name, 'package.json'))
}

/** The names of all remotes in the workspace. */
export function remoteNames() {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort()
}

/**
 * Stops with one line unless a remote of that name exists.
 * @param {string | undefined} name
 * @returns {string}
 */
export function needRemote(name) {
  const names = remoteNames()
  if (name && names.includes(name)) return name
  throw new Stop(`${name ? `${name} is no remote` : 'Name a remote'}: ${names.join(', ')}.`)
}

/** The version of the agreement that shell and remotes of this tree are built with. */
export function contractVersion() {
  const source = readFileSync(join(root, 'shared/kit/src/contract/remote.ts'), 'utf8')
  const [, version] = /export const CONTRACT = (\d+)/.exec(source) ?? []
  if (!version) throw new Error('shared/kit/src/contract/remote.ts no longer states CONTRACT.')
  return Number(version)
}
