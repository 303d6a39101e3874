import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../stack/userError.mjs'
import { readJson } from '../stack/json.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { parseManifest, parseRelease } from './contract.mjs'
import { kitOf, readPackage } from './packages.mjs'
import { firstChunks, pageChunks } from './preload.mjs'

/** @typedef {{ name: string, shared: { name: string, requiredVersion: string }[] }} FederationManifest what the build wrote as mf-manifest.json */

/**
 * What the registry records of the build of a remote.
 * @param {string} folder of the package
 * @param {string} origin of its site
 * @param {string} [version] another one than in its package.json
 */
export function describeRemote(folder, origin, version) {
  const build = buildFolder(folder)
  const common = describe(folder, version)
  const { routes, menu, service } = manifestOf(folder)
  /** @type {import('vite').Manifest} */
  const chunks = readJson(join(build, '.vite', 'manifest.json'))
  return parseRelease({
    ...common,
    shared: sharedRanges(readJson(join(build, 'mf-manifest.json'))),
    entry: `${origin}/${common.name}/${common.version}/remoteEntry.js`,
    routes: routes.map(({ page, ...route }) => ({
      ...route,
      preload: page ? pageChunks(chunks, page) : [],
    })),
    menu,
    service: service !== undefined,
    preload: firstChunks(chunks).slice(1),
  })
}

/**
 * What the registry records of the build of the shell.
 * @param {string} folder of the package
 * @param {string} [version]
 */
export function describeShell(folder, version) {
  return { ...describe(folder, version), shared: readPackage(folder).dependencies }
}

/**
 * What a remote declares in its package.json.
 * @param {string} folder of the package
 * @throws {UserError} if that is wrong
 */
export function manifestOf(folder) {
  const { name, greenlight } = readPackage(folder)
  try {
    return parseManifest(greenlight)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`"greenlight" in the package.json of ${name} is wrong: ${reason}`)
  }
}

/**
 * @param {string} folder
 * @param {string} [version]
 */
function describe(folder, version) {
  const { name, version: own } = readPackage(folder)
  const kit = kitOf(folder)
  return {
    name,
    version: version ?? own,
    contract: kit.contract,
    kit: kit.version,
    hash: contentHash(buildFolder(folder)),
    publishedAt: new Date().toISOString(),
    by: publisher(),
    commit: commitOf(folder),
  }
}

/** Who runs this command. */
export function publisher() {
  return process.env['GITHUB_ACTOR'] || userInfo().username
}

/** @param {string} folder @returns {string} empty outside of a repository */
function commitOf(folder) {
  const args = ['rev-parse', 'HEAD']
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/**
 * The packages that a build takes from the shell, with the range of each. Their subpaths
 * (`react/jsx-runtime`) belong to them.
 * @param {FederationManifest} manifest
 */
function sharedRanges({ shared }) {
  return Object.fromEntries(
    shared
      .filter(({ name }) => /^(@[^/]+\/)?[^/]+$/.test(name))
      .map(({ name, requiredVersion }) => [name, requiredVersion]),
  )
}
