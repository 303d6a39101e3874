import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { alone, writeJson } from './atomic.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { readPackage, remoteNames } from './packages.mjs'
import { flipped, publishedAt, registryFor, writeRegistry } from './registry.mjs'
import { addRelease, releasesOf } from './releases.mjs'
import { publishShell } from './shell.mjs'

/**
 * Publishes what was built since the last time, each remote as a version named by its content. A
 * build that was seen before changes nothing: what was rolled back stays rolled back.
 * @param {string} publishedDir
 * @param {Record<string, string>} origins
 * @param {string[]} [packages] whose builds to look at
 * @returns {Promise<string[]>} those that members now get anew
 */
export function publishBuilds(publishedDir, origins, packages = ['shell', ...remoteNames()]) {
  return alone(publishedDir, () => {
    const seen = readSeen(publishedDir)
    const registry = registryFor({ publishedDir, origins })
    const changed = []
    for (const name of packages) {
      const folder = buildFolder(name)
      const hash = contentHash(folder)
      const entry = registry.remotes[name]
      if (seen[name] === hash && (entry || name === 'shell')) continue
      seen[name] = hash
      changed.push(name)
      if (name === 'shell') continue
      const release =
        releasesOf(publishedDir, name).find((each) => each.hash === hash) ??
        addRelease(publishedDir, name, folder, `${readPackage(name).version}-${hash}`)
      registry.remotes[name] = flipped(entry, publishedAt(release, origins[name] ?? ''))
    }
    writeRegistry(publishedDir, registry)
    // Last: its new page may need what the new remotes offer.
    if (changed.includes('shell')) publishShell(publishedDir, buildFolder('shell'), registry)
    writeJson(seenPath(publishedDir), seen)
    return changed
  })
}

/**
 * Remembers a build that was published under a version of its own.
 * @param {string} publishedDir
 * @param {string} name
 * @param {string} hash
 */
export function markSeen(publishedDir, name, hash) {
  writeJson(seenPath(publishedDir), { ...readSeen(publishedDir), [name]: hash })
}

/**
 * @param {string} publishedDir
 * @returns {Record<string, string>} content hash of the last build that was looked at, by package
 */
function readSeen(publishedDir) {
  const path = seenPath(publishedDir)
  return existsSync(path) ? readJson(path) : {}
}

/** @param {string} publishedDir */
const seenPath = (publishedDir) => join(publishedDir, 'builds.json')
