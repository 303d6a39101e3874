import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { siteOf } from '../hosting/resolve.mjs'
import { root } from '../stack/paths.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { insertReleases } from './changes.mjs'
import { describeRemote, describeShell } from './describeBuild.mjs'
import { writeSite } from './localTarget.mjs'
import { readPackage, remoteNames } from './packages.mjs'
import { emptyRegistry, planSite } from './planSite.mjs'
import { promote, renewShellSite } from './promote.mjs'
import { recordOf } from './publishPackage.mjs'
import { computedFiles, pageOf, releaseFiles, rootFiles, staticsOf } from './siteFiles.mjs'

/** @typedef {import('./contract.mjs').Registry} Registry */
/** @typedef {import('./contract.mjs').Release} Release */
/** @typedef {import('./target.mjs').Target} Target */
/** @typedef {import('./holds.mjs').Holds} Holds */

/**
 * Publishes what was built since the last time on this machine, each package as a version named by its
 * content. A build that was published before changes nothing: a rollback stays.
 * @param {Target} target of this machine
 * @param {string} publishedDir its folder
 * @param {string[]} [names] whose builds
 * @returns {Promise<string[]>} the packages that have a new release
 */
export async function publishBuilds(target, publishedDir, names = ['shell', ...remoteNames()]) {
  const store = await target.store()
  const isHere = hasFiles(publishedDir)
  const built = names.filter((name) => name !== 'shell').map((name) => describe(target, name))
  const isKnown = await Promise.all(
    built.map(({ name, content }) => store.isBuildPublished(name, content)),
  )
  const fresh = built.filter((_, at) => !isKnown[at])
  const shell = names.includes('shell') ? await changedShell(target) : undefined
  const records = []
  for (const release of [...built, ...(shell ? [shell] : [])]) {
    const isNew = release === shell || fresh.some((each) => each === release)
    if (!isNew && isHere(release)) continue
    records.push(await upload(target, release))
  }
  const changed = [...fresh, ...(shell ? [shell] : [])].map(({ name }) => name)

  /** @param {Registry} before */
  const apply = (before) => {
    const here = servedHere({ ...before, ...(shell && { shell }) }, target, isHere)
    // Remotes without a release whose files are on this machine: publish them again.
    const lost = built.filter(({ name }) => !here.remotes[name]?.length)
    return insertReleases(here, [...new Set([...fresh, ...lost])])
  }
  const before = await store.read()
  if (changed.length === 0 && before && isDeepStrictEqual(apply(before), before)) {
    await renewShellSite(target)
    return []
  }
  const what = `publish ${changed.join(', ') || 'what is on this machine'}`
  const ended = (/** @type {Holds} */ holds) => changed.filter((name) => holds[name])
  await promote(target, {
    what,
    reason: 'start',
    apply,
    holds: (_, holds) => Object.fromEntries(ended(holds).map((name) => [name, null])),
    releases: records,
  })
  return changed
}

/**
 * @param {Target} target
 * @param {Release | import('./contract.mjs').ShellRelease} release
 */
async function upload(target, release) {
  const { name } = release
  const folder = join(root, name)
  const files = releaseFiles(folder, release)
  await target.write(name, { what: 'start', plan: () => planSite(target, name, files) })
  return recordOf(target, folder, release, files)
}

/**
 * @param {Pick<Target, 'origins'>} target
 * @param {string} name of a remote
 */
function describe({ origins }, name) {
  const folder = join(root, name)
  return describeRemote(folder, origins[name] ?? '', buildVersion(folder))
}

/** @param {Target} target */
async function changedShell(target) {
  const store = await target.store()
  const folder = join(root, 'shell')
  const live = (await store.read())?.shell
  const isHere = (await store.releasesWithFiles('shell')).some(
    ({ version }) => version === live?.version,
  )
  const release = describeShell(folder, buildVersion(folder))
  return isHere && live?.content === release.content ? undefined : release
}

/**
 * Whether all files of a release of a remote are on this machine: its entry is written last.
 * @param {string} publishedDir
 * @returns {(release: { name: string, version: string }) => boolean}
 */
const hasFiles =
  (publishedDir) =>
  ({ name, version }) =>
    existsSync(join(publishedDir, 'sites', name, name, version, 'remoteEntry.js'))

/**
 * Leaves out releases whose files are not on this machine, and remotes that this checkout does not have: nothing
 * would serve them. Uses the addresses of its ports.
 * @param {Registry} registry
 * @param {Target} target
 * @param {(release: Release) => boolean} isHere
 */
function servedHere(registry, { origins }, isHere) {
  /** @type {[string, Release[]][]} */
  const lists = Object.entries(registry.remotes)
    .filter(([name]) => origins[name])
    .map(([name, list]) => [
      name,
      list.filter(isHere).map((release) => ({
        ...release,
        entry: `${origins[name] ?? ''}${new URL(release.entry).pathname}`,
      })),
    ])
  return { ...registry, remotes: Object.fromEntries(lists) }
}

/**
 * All builds of this tree as sites of their own, without any history: for a preview that is thrown away.
 * @param {Record<string, string>} origins of each package, by name
 * @param {import('../hosting/resolve.mjs').SiteConfig} [config] of the site, if it gets a `/config.json`
 * @returns {{ registry: Registry, sites: Map<string, import('./siteFiles.mjs').Contents> }} the files of each site, by
 *   the name of its package
 */
export function throwawaySites(origins, config) {
  const names = Object.keys(origins).filter((name) => name !== 'shell')
  const releases = names.map((name) => describe({ origins }, name))
  const folder = join(root, 'shell')
  const shell = describeShell(folder)
  const first = { ...emptyRegistry, generation: 1, shell, ...(config && { config }) }
  const registry = insertReleases(first, releases)
  const own = releaseFiles(folder, shell)
  const copies = rootFiles(own, shell.version)
  const sites = new Map(
    releases.map((release) => [release.name, releaseFiles(join(root, release.name), release)]),
  )
  sites.set(
    'shell',
    new Map([
      ...own,
      ...copies,
      ...computedFiles(
        registry,
        siteOf(origins, config),
        pageOf(folder),
        new Map(releases.map((each) => [each, staticsOf(join(root, each.name), each)])),
      ),
    ]),
  )
  return { registry, sites }
}

/**
 * Writes them into a folder that a local site serves.
 * @param {string} publishedDir
 * @param {Record<string, string>} origins
 */
export function writeThrowawaySite(publishedDir, origins) {
  for (const [name, contents] of throwawaySites(origins).sites) {
    const files = [...contents].map(
      /** @returns {[string, import('./planSite.mjs').SiteFile]} */
      ([path, content]) => [path, { hash: path, content }],
    )
    writeSite(join(publishedDir, 'sites', name), name, { files: new Map(files), remove: [] })
  }
}

/** @param {string} folder of the package */
function buildVersion(folder) {
  const { version } = readPackage(folder)
  return `${version}-${contentHash(buildFolder(folder), version).slice(0, 8)}`
}
