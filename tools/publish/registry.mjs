import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { writeJson } from './atomic.mjs'

/** @typedef {import('./releases.mjs').Release} Release */
/** @typedef {Release} Published a release with absolute addresses, as browsers read it */
/** @typedef {Published & { since: string, previous: Published | null, canary: (Published & { percent: number }) | null }} Entry `since`: ISO 8601, when members were pointed at it */
/** @typedef {{ version: 1, remotes: Record<string, Entry> }} Registry */

/** @param {string} publishedDir */
const registryPath = (publishedDir) => join(publishedDir, 'sites', 'shell', 'registry.json')

/**
 * @param {string} publishedDir
 * @returns {Registry}
 */
export function readRegistry(publishedDir) {
  const path = registryPath(publishedDir)
  return existsSync(path) ? readJson(path) : { version: 1, remotes: {} }
}

/**
 * The one moment in which a release reaches the members.
 * @param {string} publishedDir
 * @param {Registry} registry
 */
export function writeRegistry(publishedDir, registry) {
  writeJson(registryPath(publishedDir), registry)
}

/**
 * @param {Release} release
 * @param {string} origin
 * @returns {Published}
 */
export function publishedAt(release, origin) {
  return {
    ...release,
    entry: origin + release.entry,
    preload: release.preload.map((path) => origin + path),
  }
}

/**
 * Points all members at a release; what they had becomes the version to fall back to.
 * @param {Entry | undefined} entry the remote's present one
 * @param {Published} next
 * @returns {Entry}
 */
export function flipped(entry, next) {
  const since = new Date().toISOString()
  if (!entry) return { ...next, since, previous: null, canary: null }
  const same = entry.version === next.version
  return {
    ...next,
    since: same ? entry.since : since,
    previous: same ? entry.previous : plain(entry),
    canary: null,
  }
}

/**
 * @param {Entry} entry
 * @returns {Published} its own version alone
 */
function plain(entry) {
  const { name, version, hash, contract, routes, preload, shared, integrity, publishedAt } = entry
  return {
    name,
    version,
    hash,
    contract,
    routes,
    entry: entry.entry,
    preload,
    shared,
    integrity,
    publishedAt,
  }
}

/**
 * The registry to change: with the addresses of these origins, since the ports of a preview may
 * differ from the last time.
 * @param {Pick<import('./target.mjs').Target, 'publishedDir' | 'origins'>} target
 * @returns {Registry}
 */
export function registryFor({ publishedDir, origins }) {
  const registry = readRegistry(publishedDir)
  for (const [name, entry] of Object.entries(registry.remotes)) {
    const { previous, canary } = entry
    for (const published of [entry, previous, canary]) {
      if (published) move(published, origins[name] ?? '')
    }
  }
  return registry
}

/**
 * @param {Published} published
 * @param {string} origin
 */
function move(published, origin) {
  const moved = (/** @type {string} */ address) => origin + new URL(address).pathname
  published.entry = moved(published.entry)
  published.preload = published.preload.map(moved)
}
