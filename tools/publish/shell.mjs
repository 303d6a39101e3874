import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { writeJson } from './atomic.mjs'
import { builtFiles } from './buildFolder.mjs'
import { contractVersion, readPackage } from './packages.mjs'

/**
 * @typedef {object} ShellRecord what remotes must fit
 * @property {number} contract
 * @property {Record<string, string>} provides versions of the packages that it may share
 */

const PAGE = 'index.html'

/**
 * Puts a build of the shell into the folder that its origin serves: first what the new page needs,
 * then the page. The chunks of earlier builds stay for the pages that are open.
 * @param {string} publishedDir
 * @param {string} folder of the build
 * @param {import('./registry.mjs').Registry} registry built into the page, for a visit on which it can
 *   be had from nowhere else
 */
export function publishShell(publishedDir, folder, registry) {
  const site = join(publishedDir, 'sites', 'shell')
  for (const path of builtFiles(folder)) {
    const target = join(site, path)
    if (path === PAGE || (path.startsWith('assets/') && existsSync(target))) continue
    cpSync(join(folder, path), target)
  }
  const page = readFileSync(join(folder, PAGE), 'utf8')
  writeFileSync(
    join(site, `${PAGE}.next`),
    page.replace('</head>', () => `${dataBlock(registry)}\n  </head>`),
  )
  renameSync(join(site, `${PAGE}.next`), join(site, PAGE))
  writeJson(recordPath(publishedDir), shellOfThisTree())
}

/**
 * What it takes to open each remote, as data in the page: a policy on scripts does not concern it.
 * @param {import('./registry.mjs').Registry} registry
 */
function dataBlock({ remotes }) {
  const needed = Object.entries(remotes).map(([key, remote]) => {
    const { name, version, entry, contract, shared } = remote
    const routes = remote.routes.map(({ path, access }) => ({ path, access }))
    return /** @type {const} */ ([key, { name, version, entry, contract, routes, shared }])
  })
  const json = JSON.stringify({ remotes: Object.fromEntries(needed) }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="registry">${json}</script>`
}

/**
 * The shell that members run; before the first start, the one of this tree.
 * @param {string} publishedDir
 * @returns {ShellRecord}
 */
export function publishedShell(publishedDir) {
  const path = recordPath(publishedDir)
  return existsSync(path) ? readJson(path) : shellOfThisTree()
}

/** @returns {ShellRecord} */
function shellOfThisTree() {
  return { contract: contractVersion(), provides: readPackage('shell').dependencies }
}

/** @param {string} publishedDir */
const recordPath = (publishedDir) => join(publishedDir, 'sites', 'shell', 'shell.json')
