import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../stack/userError.mjs'
import { readJson } from '../stack/json.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { parseManifest, parseRelease } from './contract.mjs'
import { kitOf, readPackage } from './packages.mjs'
import { firstChunks, pageChunks, readManifest } from './preload.mjs'

/** @typedef {{ name: string, shared: { name: string, requiredVersion: string }[] }} FederationManifest what the build wrote as mf-manifest.json */

/**
 * What the registry records of the build of a remote.
 * @param {string} folder of the package
 * @param {string} origin of its site
 * @param {string} [version] another one than in its package.json
 * @returns {import('./contract.mjs').Release}
 */
export function describeRemote(folder, origin, version) {
  const build = buildFolder(folder)
  const { greenlight, ...common } = describe(folder, version)
  const { routes, menu, service } = manifestOf(common.name, greenlight)
  const chunks = readManifest(build)
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
 * @returns {import('./contract.mjs').ShellRelease}
 */
export function describeShell(folder, version) {
  const { greenlight: _, ...common } = describe(folder, version)
  return { ...common, shared: readPackage(folder).dependencies }
}

/**
 * @param {string} name
 * @param {unknown} declared
 */
export function manifestOf(name, declared) {
  try {
    return parseManifest(declared)
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
  const { name, version: own, greenlight } = readPackage(folder)
  const kit = kitOf(folder)
  return {
    name,
    version: version ?? own,
    contract: kit.contract,
    kit: kit.version,
    hash: contentHash(buildFolder(folder)),
    publishedAt: new Date().toISOString(),
    by: publisher(),
    commit: git(folder, 'rev-parse', 'HEAD'),
    greenlight,
  }
}

/** Who runs this command. */
export function publisher() {
  return process.env['GITHUB_ACTOR'] || userInfo().username
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {string} empty outside of a repository
 */
function git(folder, ...args) {
  try {
    const options = /** @type {const} */ ({ cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return execFileSync('git', args, options).trim()
  } catch {
    return ''
  }
}

/**
 * The packages that a build takes from the shell, with the range of each. Their subpaths
 * (`react/jsx-runtime`) belong to them.
 * @param {FederationManifest} manifest
 * @returns {Record<string, string>}
 */
export function sharedRanges({ shared }) {
  return Object.fromEntries(
    shared
      .filter(({ name }) => /^(@[^/]+\/)?[^/]+$/.test(name))
      .map(({ name, requiredVersion }) => [name, requiredVersion]),
  )
}
