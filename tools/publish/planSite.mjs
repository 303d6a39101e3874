import { hash } from 'node:crypto'
import { routesIn } from '../hosting/publishedSite.mjs'
import { folderOf, hostingOf, siteOf } from '../hosting/resolve.mjs'
import { UserError } from '../stack/userError.mjs'
import { retention } from './retention.mjs'
import { computedFiles, releasesOnPages, rootFiles } from './siteFiles.mjs'

/** @import { Registry } from './contract.mjs' */
/** @import { Contents } from './siteFiles.mjs' */
/** @typedef {{ hash: string, content?: Buffer }} SiteFile without content, the site has it already at another or the same path */
/**
 * @typedef {object} SitePlan what a site should hold
 * @property {number} generation of the registry that it was computed from; 0 before the first
 * @property {Map<string, SiteFile>} files
 * @property {{ before: string, after: string }} releases name the files of all releases without those that are added,
 *   and with them
 * @property {string[]} remove paths
 * @property {string[]} folders of releases that stay
 * @property {(folders: string[]) => import('../hosting/resolve.mjs').Hosting} hosting headers and rewrites
 * @property {import('./registryStore.mjs').PublishedVersion[]} expired releases whose files are removed
 */

/** @type {Registry} */
export const emptyRegistry = { generation: 0, shell: null, remotes: {} }

/**
 * The one function that computes the files and headers of a site: from the registry and the published releases
 * alone, so that any machine can renew any site.
 * @param {import('./target.mjs').Target} target
 * @param {string} name of the package
 * @param {Contents} [added] files of a release that the registry does not name yet
 * @returns {Promise<SitePlan>}
 */
export async function planSite(target, name, added = new Map()) {
  const store = await target.store()
  const [stored, releases] = await Promise.all([store.read(), store.releasesWithFiles(name)])
  const registry = stored ?? emptyRegistry
  const { kept, expired } = retention(releases, namedIn(registry, name))

  const config = /** @type {import('../hosting/resolve.mjs').SiteConfig | undefined} */ (
    registry.config ?? target.config
  )
  const origins = { ...target.origins, ...originsIn(registry) }

  /** @type {SitePlan['files']} */
  const files = new Map()
  const put = (/** @type {Contents} */ contents) => {
    for (const [path, content] of contents)
      files.set(path, { content, hash: target.hashOf(content) })
  }
  for (const release of kept) {
    for (const [path, hash] of Object.entries(release.files)) files.set(path, { hash })
  }
  const before = fingerprint(files)
  put(added)
  const after = fingerprint(files)
  const gone = expired.flatMap((release) => Object.keys(release.files))
  if (name === 'shell' && stored) {
    const live = kept.find(({ version }) => version === registry.shell?.version)
    const root = new Map(live ? rootFiles(Object.entries(live.files), live.version) : [])
    for (const [path, hash] of root) files.set(path, { hash })
    gone.push(
      ...releases.flatMap((each) =>
        rootFiles(Object.entries(each.files), each.version).map(([path]) => path),
      ),
    )
    const statics = await readStatics(store, registry)
    put(computedFiles(registry, siteOf(origins, config), live?.page, statics))
  }
  return {
    generation: registry.generation,
    files,
    releases: { before, after },
    remove: [...new Set(gone)].filter((path) => !files.has(path)),
    folders: [...new Set([...files.keys()].flatMap((path) => folderOf(name, path) ?? []))],
    hosting: (folders) => {
      if (!config) throw new UserError('This project has no site yet: run npm run deploy once.')
      return hostingOf(name, { origins, config, routes: routesIn(registry), folders })
    },
    expired,
  }
}

/**
 * The static pages of the releases that the pages of the site show.
 * @param {import('./registryStore.mjs').RegistryStore} store
 * @param {Registry} registry
 * @returns {Promise<import('./siteFiles.mjs').Statics>}
 */
async function readStatics(store, registry) {
  const read = releasesOnPages(registry).map(async (release) => {
    // The site does not wait for them.
    const statics = await store.statics(release).catch((error) => {
      console.warn(`  … no static pages of ${release.name} ${release.version}: ${String(error)}`)
      return {}
    })
    return /** @type {const} */ ([release, statics])
  })
  return new Map(await Promise.all(read))
}

/**
 * The releases whose files the next publication of their package removes.
 * @param {import('./registryStore.mjs').RegistryStore} store
 * @param {Registry} registry
 */
export async function expiredReleases(store, registry) {
  const expired = ['shell', ...Object.keys(registry.remotes)].map(async (name) => {
    const releases = await store.releasesWithFiles(name)
    return retention(releases, namedIn(registry, name)).expired
  })
  return (await Promise.all(expired)).flat()
}

/** @param {SitePlan['files']} files */
function fingerprint(files) {
  const lines = [...files].map(([path, file]) => `${path} ${file.hash}`)
  return hash('sha256', lines.sort().join('\n')).slice(0, 12)
}

/** @param {Registry} registry @param {string} name */
function namedIn({ shell, remotes }, name) {
  const named = name === 'shell' ? [shell] : (remotes[name] ?? [])
  return named.flatMap((release) => release?.version ?? [])
}

/** Where the releases of each remote are. @param {Registry} registry */
function originsIn({ remotes }) {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, [first]]) =>
      first ? [[name, new URL(first.entry).origin]] : [],
    ),
  )
}
