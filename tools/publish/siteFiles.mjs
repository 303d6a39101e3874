import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFile } from '../hosting/pageFiles.mjs'
import { routesIn } from '../hosting/publishedSite.mjs'
import { buildFolder, builtFiles } from './buildFolder.mjs'
import { isForEveryone } from './changes.mjs'
import { robotsTxt, securityTxt, sitemapXml } from './crawlerFiles.mjs'
import { routePage } from './routePage.mjs'
import { filledPage, hashOf } from './staticPages.mjs'
import { thirdPartyTxt } from './thirdParty.mjs'

/** @import { RemoteRoute } from '../../shared/kit/src/contract/registry.ts' */
/** @import { Registry, Release, ShellRelease } from './contract.mjs' */
/** @import { StaticPage } from './staticPages.mjs' */
/** @typedef {Map<string, Buffer>} Contents files by their path on the site */
/** @typedef {ReadonlyMap<Release, Record<string, string>>} Statics the pages of releases that are HTML, by path */

const PAGE = 'index.html'
/** Of an unknown path: what Hosting answers with, and a copy under a name that can be asked for. */
const PLAIN_PAGES = ['/app.html', '/404.html']

/**
 * The files of a release, all in folders that never change: of a remote below `/<name>/<version>/`, of the shell below
 * `/assets/`. What the shell has at the root of its site is there as a copy, from which publishing and rolling back
 * fill the root.
 * @param {string} folder of the package
 * @param {Pick<Release | ShellRelease, 'name' | 'version'>} release
 * @returns {Contents} the entry last, so that it is there only if everything is
 */
export function releaseFiles(folder, { name, version }) {
  const build = buildFolder(folder)
  const isShell = name === 'shell'
  const paths = builtFiles(build).filter((path) => !(isShell && path === PAGE))
  const isEntry = (/** @type {string} */ path) => Number(path === 'remoteEntry.js')
  return new Map(
    paths
      .sort((a, b) => isEntry(a) - isEntry(b))
      .map((path) => [
        isShell ? shellPath(path, version) : `/${name}/${version}/${path}`,
        readFileSync(join(build, path)),
      ]),
  )
}

/** @param {string} path in the build @param {string} version */
const shellPath = (path, version) =>
  path.startsWith('assets/') ? `/${path}` : `${rootCopies(version)}${path}`

/** @param {string} version */
const rootCopies = (version) => `/assets/${version}/site/`

/**
 * The page of a shell's build, into which publishing writes the registry.
 * @param {string} folder of the package
 */
export const pageOf = (folder) => readFileSync(join(buildFolder(folder), PAGE), 'utf8')

/**
 * The pages of a remote's build that are HTML, by path.
 * @param {string} folder of the package
 * @param {Release} release
 * @returns {Record<string, string>}
 */
export const staticsOf = (folder, release) =>
  Object.fromEntries(
    Object.entries(release.static).map(([path, { file }]) => [
      path,
      readFileSync(join(buildFolder(folder), file), 'utf8'),
    ]),
  )

/**
 * The files at the root of the shell's site that are those of its build.
 * @template T
 * @param {Iterable<[path: string, file: T]>} files of the release
 * @param {string} version of the release
 * @returns {[path: string, file: T][]}
 */
export function rootFiles(files, version) {
  const copies = rootCopies(version)
  return [...files]
    .filter(([path]) => path.startsWith(copies))
    .map(([path, file]) => [`/${path.slice(copies.length)}`, file])
}

/**
 * The files of the shell's site that follow from the registry.
 * @param {Registry} registry
 * @param {object} site
 * @param {string} site.origin where people and crawlers reach it
 * @param {string | null} site.contact an e-mail address of the operator
 * @param {import('../hosting/resolve.mjs').SiteConfig | undefined} site.config
 * @param {string | undefined} page of the live shell
 * @param {Statics} statics of the releases that its pages show
 * @returns {Contents}
 */
export function computedFiles(registry, { origin, contact, config }, page, statics) {
  const json = (/** @type {unknown} */ value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  const copy = publicCopy(registry)
  /** @type {Contents} */
  const files = new Map()
  if (registry.config) files.set('/config.json', json(registry.config))
  const routes = routesIn(registry).flatMap((path) => routeAt(path, registry)?.route ?? [])
  files.set('/robots.txt', Buffer.from(robotsTxt(origin, routes)))
  files.set('/sitemap.xml', Buffer.from(sitemapXml(origin, routes)))
  files.set('/third-party.txt', Buffer.from(thirdPartyTxt(origin, licenseFiles(origin, registry))))
  if (contact) files.set('/.well-known/security.txt', Buffer.from(securityTxt(origin, contact)))
  if (page)
    for (const [path, html] of pages(page, registry, { origin, copy, config, statics }))
      files.set(path, html)
  // Last: the local server answers the routes that it names.
  files.set('/registry.json', json(copy))
  return files
}

/** The page to which `/` leads on a first visit (shell/src/routing/guard.ts). */
const FIRST_PAGE = '/welcome'

/**
 * @param {string} template
 * @param {Registry} registry
 * @param {object} site
 * @param {string} site.origin
 * @param {unknown} site.copy what everybody may read of the registry
 * @param {import('../hosting/resolve.mjs').SiteConfig | undefined} site.config
 * @param {Statics} site.statics
 * @returns {[path: string, html: Buffer][]}
 */
function pages(template, registry, { origin, copy, config, statics }) {
  const shown = shownStatics(registry, statics, config)
  /** @param {Partial<Parameters<typeof routePage>[1]>} of */
  const page = (of) =>
    Buffer.from(
      routePage(template, {
        ...of,
        origin,
        registry: copy,
        statics: shown,
        quickExit: config?.quickExit,
      }),
    )
  const plain = page({})
  const first = routeAt(FIRST_PAGE, registry)
  const start = first && { listedAs: first.route, remote: first.remote }
  return [
    ...PLAIN_PAGES.map(/** @returns {[string, Buffer]} */ (file) => [file, plain]),
    ['/index.html', page({ path: '/', ...start })],
    ...routesIn(registry).map(
      /** @returns {[string, Buffer]} */
      (path) => [pageFile(path), page({ path, ...routeAt(path, registry) })],
    ),
  ]
}

/**
 * The releases whose static pages the site shows.
 * @param {Registry} registry
 * @returns {Release[]}
 */
export const releasesOnPages = (registry) => [
  ...new Set(
    routesIn(registry).flatMap((path) => {
      const release = routeAt(path, registry)?.release
      return release?.static[path] ? [release] : []
    }),
  ),
]

/**
 * What the pages of routes show without scripts. Left out is what cannot be read, is not what was published or is not
 * allowed: then the page shows its frame.
 * @param {Registry} registry
 * @param {Statics} statics
 * @param {import('../hosting/resolve.mjs').SiteConfig | undefined} config
 * @returns {Map<string, StaticPage>} by path
 */
function shownStatics(registry, statics, config) {
  /** @type {Map<string, StaticPage>} */
  const shown = new Map()
  for (const path of routesIn(registry)) {
    const release = routeAt(path, registry)?.release
    const record = release?.static[path]
    if (!release || !record) continue
    const text = statics.get(release)?.[path]
    try {
      if (text === undefined || hashOf(text) !== record.hash) throw new Error('it cannot be read')
      shown.set(path, filledPage(text, config))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.warn(
        `  … ${path} shows its frame only: ${record.file} of ${release.name} ${release.version}: ${reason}`,
      )
    }
  }
  return shown
}

/**
 * The route at a path, of the first release that has one there and that every browser may run.
 * @param {string} path
 * @param {Registry} registry
 * @returns {{ route: RemoteRoute, remote: string, release: Release } | undefined} `remote`: the origin of its remote
 */
function routeAt(path, { shell, remotes }) {
  const releases = Object.values(remotes)
    .flat()
    .filter((release) => isForEveryone(release, shell))
  for (const release of releases) {
    const route = release.routes.find((each) => each.path === path)
    if (route) return { route, remote: new URL(release.entry).origin, release }
  }
  return undefined
}

/** With the licenses of the packages in a build (shared/build). */
const LICENSES = 'third-party.txt'

/**
 * Those of the live shell and of the first release of each remote.
 * @param {string} origin of the site
 * @param {Registry} registry
 * @returns {string[]} addresses
 */
function licenseFiles(origin, { shell, remotes }) {
  return [
    ...(shell ? [`${origin}${rootCopies(shell.version)}${LICENSES}`] : []),
    ...Object.values(remotes).flatMap(([release]) =>
      release ? [new URL(LICENSES, release.entry).href] : [],
    ),
  ]
}

/**
 * What everybody may read: not who published, nor what only crawlers read.
 * @param {Registry} registry
 */
function publicCopy({ schema, generation, closed, shell, remotes }) {
  /** @type {[string, object[]][]} */
  const lists = Object.entries(remotes).map(([name, list]) => [
    name,
    list.map(
      ({ by: _by, commit: _commit, content: _content, static: _static, routes, ...release }) => ({
        ...release,
        routes: routes.map(({ link: _link, ...route }) => route),
      }),
    ),
  ])
  return {
    schema,
    generation,
    ...(closed && { closed }),
    ...(shell && { shell: { name: shell.name, version: shell.version, contract: shell.contract } }),
    remotes: Object.fromEntries(lists),
  }
}
