import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { parseJson, readJson, writeJson } from '../stack/json.mjs'
import { builtFiles } from './buildFolder.mjs'
import { parseRegistry } from './contract.mjs'
import { convertFirstFormat } from './firstFormat.mjs'

const PAGE = 'index.html'
const REGISTRY = 'registry.json'

/**
 * The folder of a release among the files that its origin serves.
 * @param {string} publishedDir
 * @param {{ name: string, version: string }} release
 */
export function releaseFolder(publishedDir, { name, version }) {
  return join(publishedDir, 'sites', name, name, version)
}

/**
 * Copies the build of a remote into the folder of its release, which is then complete or absent.
 * @param {string} publishedDir
 * @param {{ name: string, version: string }} release
 * @param {string} build
 */
export function addRemoteFiles(publishedDir, release, build) {
  const target = releaseFolder(publishedDir, release)
  const next = `${target}.next`
  rmSync(next, { recursive: true, force: true })
  for (const path of builtFiles(build)) cpSync(join(build, path), join(next, path))
  // A folder that no registry names was left by a killed command.
  rmSync(target, { recursive: true, force: true })
  renameSync(next, target)
}

/**
 * Copies the build of the shell into the folder of its site: first what the new page needs, then the
 * page. The chunks of earlier builds stay, for the pages that are open.
 * @param {string} publishedDir
 * @param {string} build
 * @param {{ registry: import('./contract.mjs').Registry, shell: import('./contract.mjs').ShellRelease | null }} inPage
 *   put into the page: the registry, for a browser that can get no other copy, and the shell's own record, so
 *   that a site always says which shell it serves
 */
export function addShellFiles(publishedDir, build, { registry, shell }) {
  const site = join(publishedDir, 'sites', 'shell')
  for (const path of builtFiles(build)) {
    const target = join(site, path)
    if (path === PAGE || (path.startsWith('assets/') && existsSync(target))) continue
    cpSync(join(build, path), target)
  }
  const data = dataBlock('registry', publicCopy(registry)) + dataBlock('shell', shell)
  const page = readFileSync(join(build, PAGE), 'utf8')
  writeFileAtomic.sync(
    join(site, PAGE),
    page.replace('</head>', () => `${data}</head>`),
  )
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
 * The shell that a site serves.
 * @param {string} publishedDir
 * @returns {import('./contract.mjs').ShellRelease | null}
 */
export function servedShell(publishedDir) {
  const path = join(publishedDir, 'sites', 'shell', PAGE)
  if (!existsSync(path)) return null
  const [, json] = /id="shell">(.*)<\/script>/.exec(readFileSync(path, 'utf8')) ?? []
  return json ? parseJson(json) : null
}

/**
 * Writes the copy of the registry that browsers read.
 * @param {string} publishedDir
 * @param {import('./contract.mjs').Registry} registry
 */
export function writeRegistryCopy(publishedDir, registry) {
  writeJson(join(publishedDir, 'sites', 'shell', REGISTRY), publicCopy(registry))
}

/**
 * The copy of the registry on a site.
 * @param {string} publishedDir
 * @returns {import('./contract.mjs').Registry | null} null if there is none
 */
export function readRegistryCopy(publishedDir) {
  const path = join(publishedDir, 'sites', 'shell', REGISTRY)
  return existsSync(path) ? parseRegistry(convertFirstFormat(readJson(path))) : null
}

/**
 * What everybody may read: not who published.
 * @param {import('./contract.mjs').Registry} registry
 */
function publicCopy({ generation, remotes }) {
  /** @type {[string, object[]][]} */
  const lists = Object.entries(remotes).map(([name, list]) => [
    name,
    list.map(({ by: _by, commit: _commit, content: _content, ...release }) => release),
  ])
  return { generation, remotes: Object.fromEntries(lists) }
}
