import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { acceptedRange, singletonVersions } from '../../shared/build/src/singletons.mjs'
import { staticFile } from '../../shared/build/src/staticFile.mjs'
import { readJson } from '../stack/json.mjs'
import { UserError } from '../stack/userError.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { parseDeclaration, parseRelease } from './contract.mjs'
import { kitOf, readPackage } from './packages.mjs'
import { firstChunks, pageChunks } from './preload.mjs'
import { checkedPage, hashOf } from './staticPages.mjs'

/** @typedef {{ name: string, shared: { name: string, requiredVersion: string }[] }} FederationManifest what the build wrote as mf-manifest.json */

/**
 * What the registry records of the build of a remote.
 * @param {string} folder of the package
 * @param {string} origin of its site
 * @param {string} [version] another one than in its package.json
 */
export function describeRemote(folder, origin, version) {
  const build = buildFolder(folder)
  const { routes } = manifestOf(folder)
  /** @type {import('vite').Manifest} */
  const chunks = readJson(join(build, '.vite', 'manifest.json'))
  return parseRelease({
    ...declaredRelease(folder, origin, version),
    ...builtBy(folder),
    shared: sharedRanges(readJson(join(build, 'mf-manifest.json'))),
    routes: routes.map(({ page, static: _, ...route }) => ({
      ...route,
      preload: page ? pageChunks(chunks, page) : [],
    })),
    preload: firstChunks(chunks).slice(1),
    static: Object.fromEntries(
      routes.filter((route) => route.static).map(({ path }) => [path, staticPageOf(build, path)]),
    ),
  })
}

/**
 * @param {string} build its folder
 * @param {string} path of the route
 * @throws {UserError} if it is missing, or contains what is not allowed
 */
function staticPageOf(build, path) {
  const file = staticFile(path)
  if (!existsSync(join(build, file)))
    throw new UserError(`The build has no ${file}, which is static: run npm run build.`)
  const text = readFileSync(join(build, file), 'utf8')
  try {
    checkedPage(text)
  } catch (error) {
    throw new UserError(`${file}: ${error instanceof Error ? error.message : String(error)}.`)
  }
  return { file, hash: hashOf(text) }
}

/**
 * What the release of a remote will be, before it is built: by its `package.json` alone.
 * @param {string} folder of the package
 * @param {string} origin of its site
 * @param {string} [version] another one than in its package.json
 */
export function declaredRelease(folder, origin, version) {
  const own = readPackage(folder)
  const common = versionsOf(folder, version)
  const { routes, menu, service } = manifestOf(folder)
  return parseRelease({
    ...common,
    shared: Object.fromEntries(
      Object.entries(singletonsOf(own)).map(([name, exact]) => [name, acceptedRange(exact)]),
    ),
    entry: `${origin}/${common.name}/${common.version}/remoteEntry.js`,
    routes: routes.map(({ page: _, static: _static, ...route }) => route),
    menu,
    service: service ? { access: service.access } : null,
  })
}

/**
 * What the registry records of the build of the shell.
 * @param {string} folder of the package
 * @param {string} [version]
 */
export function describeShell(folder, version) {
  return { ...declaredShell(folder, version), ...builtBy(folder) }
}

/**
 * What the release of the shell will be, before it is built.
 * @param {string} folder of the package
 * @param {string} [version]
 */
export function declaredShell(folder, version) {
  const unbuilt = { content: '', publishedAt: '', by: '', commit: '' }
  const shared = singletonsOf(readPackage(folder))
  return { ...versionsOf(folder, version), ...unbuilt, shared }
}

/** @param {import('./packages.mjs').Package} owner */
function singletonsOf(owner) {
  try {
    return singletonVersions(owner)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * What a remote declares in its package.json.
 * @param {string} folder of the package
 * @throws {UserError} if that is wrong
 */
export function manifestOf(folder) {
  const { name, greenlight } = readPackage(folder)
  try {
    return parseDeclaration(greenlight)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`"greenlight" in the package.json of ${name} is wrong: ${reason}`)
  }
}

/**
 * @param {string} folder
 * @param {string} [version]
 */
function versionsOf(folder, version) {
  const { name, version: own } = readPackage(folder)
  const kit = kitOf(folder)
  return { name, version: version ?? own, contract: kit.contract, kit: kit.version }
}

/** @param {string} folder */
function builtBy(folder) {
  return {
    content: contentHash(buildFolder(folder), readPackage(folder).version),
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
