import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { writeJson } from './atomic.mjs'
import { builtFiles, contentHash } from './buildFolder.mjs'
import { contractVersion, readPackage } from './packages.mjs'
import { firstChunks, pageChunks, readManifest } from './preload.mjs'
import { sharedRanges } from './shared.mjs'

/**
 * @typedef {object} Release one published version of a remote; its files never change
 * @property {string} name
 * @property {string} version
 * @property {string} hash of its files
 * @property {number} contract
 * @property {{ path: string, access: string, preload?: string[] }[]} routes `preload`: what the page needs beyond the remote's, by paths beside the entry
 * @property {string} entry path on the remote's origin, as those of `preload`
 * @property {string[]} preload
 * @property {Record<string, string>} shared range of each package that it takes from the shell
 * @property {string} integrity of the entry
 * @property {string} publishedAt ISO 8601
 */

/**
 * Puts a build into the folder that its origin serves, as a version that is complete or absent.
 * @param {string} publishedDir
 * @param {string} name
 * @param {string} folder of the build
 * @param {string} version
 * @returns {Release}
 */
export function addRelease(publishedDir, name, folder, version) {
  const target = releaseFolder(publishedDir, name, version)
  const next = `${target}.next`
  rmSync(next, { recursive: true, force: true })
  for (const path of builtFiles(folder)) cpSync(join(folder, path), join(next, path))
  // Only what its record names is published: a folder without one was left by a killed command.
  rmSync(target, { recursive: true, force: true })
  renameSync(next, target)
  const at = `/${name}/${version}/`
  const manifest = readManifest(folder)
  const routes = readPackage(name).greenlight?.routes ?? []
  /** @type {Release} */
  const release = {
    name,
    version,
    hash: contentHash(folder),
    contract: contractVersion(),
    routes: routes.map(({ page, ...route }) => ({
      ...route,
      ...(page && { preload: pageChunks(manifest, page) }),
    })),
    entry: `${at}remoteEntry.js`,
    preload: firstChunks(manifest).map((file) => at + file),
    shared: sharedRanges(readJson(join(folder, 'mf-manifest.json'))),
    integrity: integrityOf(join(folder, 'remoteEntry.js')),
    publishedAt: new Date().toISOString(),
  }
  writeJson(recordPath(publishedDir, name, version), release)
  return release
}

/**
 * Takes a version back that nobody was pointed at yet.
 * @param {string} publishedDir
 * @param {Release} release
 */
export function dropRelease(publishedDir, { name, version }) {
  rmSync(recordPath(publishedDir, name, version), { force: true })
  rmSync(releaseFolder(publishedDir, name, version), { recursive: true, force: true })
}

/**
 * All published versions of a remote, newest first.
 * @param {string} publishedDir
 * @param {string} name
 * @returns {Release[]}
 */
export function releasesOf(publishedDir, name) {
  const folder = recordFolder(publishedDir, name)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => findRelease(publishedDir, name, basename(file, '.json')))
    .filter((release) => release !== undefined)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
}

/**
 * @param {string} publishedDir
 * @param {string} name
 * @param {string} version
 * @returns {Release | undefined}
 */
export function findRelease(publishedDir, name, version) {
  const path = recordPath(publishedDir, name, version)
  return existsSync(path) ? readJson(path) : undefined
}

/** @param {string} path */
function integrityOf(path) {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
}

/**
 * @param {string} publishedDir
 * @param {string} name
 * @param {string} version
 */
function releaseFolder(publishedDir, name, version) {
  const folder = join(publishedDir, 'sites', name, name)
  mkdirSync(folder, { recursive: true })
  return join(folder, version)
}

/**
 * @param {string} publishedDir
 * @param {string} name
 * @param {string} version
 */
function recordPath(publishedDir, name, version) {
  return join(recordFolder(publishedDir, name), `${version}.json`)
}

/**
 * Part of the site: wherever its files are, the list of its versions is.
 * @param {string} publishedDir
 * @param {string} name
 */
function recordFolder(publishedDir, name) {
  return join(publishedDir, 'sites', name, 'releases')
}
