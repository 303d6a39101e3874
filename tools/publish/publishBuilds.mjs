import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { root } from '../stack/paths.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { insertReleases } from './changes.mjs'
import { describeRemote, describeShell } from './describeBuild.mjs'
import { readPackage, remoteNames } from './packages.mjs'
import { promote, renewRegistryCopy } from './promote.mjs'
import {
  addRemoteFiles,
  addShellFiles,
  releaseFolder,
  servedShell,
  writeRegistryCopy,
} from './siteFolders.mjs'

/** @typedef {import('./contract.mjs').Registry} Registry */

/**
 * Publishes what was built since the last time on this machine, each remote as a version named by its
 * content. A build that was published before changes nothing: a rollback stays.
 * @param {import('./target.mjs').Target} target
 * @param {string[]} [names] whose builds
 * @returns {Promise<string[]>} the packages that have a new release
 */
export async function publishBuilds(target, names = ['shell', ...remoteNames()]) {
  const { publishedDir } = target
  const store = await target.store()
  const built = names.filter((name) => name !== 'shell').map((name) => describe(target, name))
  const isKnown = await Promise.all(
    built.map(({ name, content }) => store.isBuildPublished(name, content)),
  )
  const releases = built.filter((_, at) => !isKnown[at])
  for (const release of built) {
    if (existsSync(releaseFolder(publishedDir, release))) continue
    addRemoteFiles(publishedDir, release, buildFolder(join(root, release.name)))
  }
  const shell = names.includes('shell') ? changedShell(publishedDir) : undefined
  const changed = [...releases.map(({ name }) => name), ...(shell ? ['shell'] : [])]

  /** @param {Registry} before */
  const apply = (before) => {
    const here = servedHere(before, target)
    // Remotes without a release whose files are on this machine: publish them again.
    const lost = built.filter(({ name }) => !here.remotes[name]?.length)
    return insertReleases(here, [...new Set([...releases, ...lost])])
  }
  const before = await store.read()
  if (changed.length === 0 && before && isDeepStrictEqual(apply(before), before)) {
    await renewRegistryCopy(target)
    return []
  }
  const what = `publish ${changed.join(', ') || 'what is on this machine'}`
  await promote(target, { what, reason: 'start', apply, releases, ...(shell && { shell }) })
  return changed
}

/**
 * @param {Pick<import('./target.mjs').Target, 'origins'>} target
 * @param {string} name of a remote
 */
function describe({ origins }, name) {
  const folder = join(root, name)
  return describeRemote(folder, origins[name] ?? '', buildVersion(folder))
}

/** @param {string} publishedDir */
function changedShell(publishedDir) {
  const folder = join(root, 'shell')
  const build = buildFolder(folder)
  if (servedShell(publishedDir)?.content === contentHash(build, readPackage(folder).version))
    return undefined
  return { build, release: describeShell(folder, buildVersion(folder)) }
}

/**
 * Leaves out releases whose files are not on this machine, and remotes that this checkout does not have: nothing
 * would serve them. Uses the addresses of its ports.
 * @param {Registry} registry
 * @param {import('./target.mjs').Target} target
 */
function servedHere(registry, { publishedDir, origins }) {
  /** @type {[string, import('./contract.mjs').Release[]][]} */
  const lists = Object.entries(registry.remotes)
    .filter(([name]) => origins[name])
    .map(([name, list]) => [
      name,
      list
        .filter((release) => existsSync(releaseFolder(publishedDir, release)))
        .map((release) => ({
          ...release,
          entry: `${origins[name] ?? ''}${new URL(release.entry).pathname}`,
        })),
    ])
  return { ...registry, remotes: Object.fromEntries(lists) }
}

/**
 * Writes all builds of this tree as a site, without any history: for a preview that is thrown away.
 * @param {string} publishedDir
 * @param {Record<string, string>} origins
 */
export function writeThrowawaySite(publishedDir, origins) {
  const releases = Object.keys(origins)
    .filter((name) => name !== 'shell')
    .map((name) => describe({ origins }, name))
  for (const release of releases) {
    addRemoteFiles(publishedDir, release, buildFolder(join(root, release.name)))
  }
  const folder = join(root, 'shell')
  const shell = describeShell(folder)
  const registry = insertReleases({ generation: 1, shell, remotes: {} }, releases)
  addShellFiles(publishedDir, buildFolder(folder), { registry, shell })
  writeRegistryCopy(publishedDir, registry)
}

/** @param {string} folder of the package */
function buildVersion(folder) {
  const { version } = readPackage(folder)
  return `${version}-${contentHash(buildFolder(folder), version).slice(0, 8)}`
}
