import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, builtFiles } from './buildFolder.mjs'

/** @import { Registry, Release, ShellRelease } from './contract.mjs' */
/** @typedef {Map<string, Buffer>} Contents files by their path on the site */

const PAGE = 'index.html'
/** The page of every route; the page of `/`; what an unknown path is answered with. */
const PAGES = ['/app.html', '/index.html', '/404.html']

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
 * @param {string | undefined} page of the live shell
 * @returns {Contents}
 */
export function computedFiles(registry, page) {
  const json = (/** @type {unknown} */ value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  /** @type {Contents} */
  const files = new Map()
  if (registry.config) files.set('/config.json', json(registry.config))
  files.set('/registry.json', json(publicCopy(registry)))
  if (!page) return files
  // For a browser that can get no other copy of the registry.
  const filled = Buffer.from(
    page.replace('</head>', () => `${dataBlock('registry', publicCopy(registry))}</head>`),
  )
  for (const path of PAGES) files.set(path, filled)
  return files
}

/**
 * Data in the page: the policy on scripts does not apply to it.
 * @param {string} id
 * @param {unknown} value
 */
function dataBlock(id, value) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>\n`
}

/**
 * What everybody may read: not who published.
 * @param {Registry} registry
 */
function publicCopy({ schema, generation, closed, shell, remotes }) {
  /** @type {[string, object[]][]} */
  const lists = Object.entries(remotes).map(([name, list]) => [
    name,
    list.map(({ by: _by, commit: _commit, content: _content, ...release }) => release),
  ])
  return {
    schema,
    generation,
    ...(closed && { closed }),
    ...(shell && { shell: { name: shell.name, version: shell.version, contract: shell.contract } }),
    remotes: Object.fromEntries(lists),
  }
}
