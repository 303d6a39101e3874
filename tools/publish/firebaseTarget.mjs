import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { resolveHosting } from '../hosting/resolve.mjs'
import { parseJson, readJson, writeJson } from '../stack/json.mjs'
import { once } from '../stack/once.mjs'
import { publishedDir, root } from '../stack/paths.mjs'
import { lastLines, run } from '../stack/processes.mjs'
import { UserError } from '../stack/userError.mjs'
import { downloadSite, writeFileList } from './downloadSite.mjs'
import { openStore } from './registryStore.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @typedef {(name: string, folder: string) => Promise<void>} Deploy replaces a site by `folder/sites/<name>` */

/**
 * Firebase Hosting, one site a package. A deployment replaces a site as a whole, so what is live is
 * downloaded first, and earlier versions are deployed again.
 * @param {GreenlightConfig} config
 */
export function firebaseTarget(config) {
  const { project } = config
  const sites = sitesOf(config)
  const origins = Object.fromEntries(
    Object.entries(sites).map(([name, site]) => [name, `https://${site}.web.app`]),
  )
  const folder = join(publishedDir, 'firebase', project)
  const store = once(() => openStore({ project }))
  return hostedTarget({ folder, origins, store, deploy: firebaseDeploy(config) })
}

/** The id of each package's site. @param {GreenlightConfig} config */
function sitesOf({ sites: { '//': _, ...sites } }) {
  return sites
}

/**
 * What the Firebase CLI reads as `.firebaserc`.
 * @param {GreenlightConfig} config
 */
export function firebasercOf(config) {
  const { project } = config
  const hosting = Object.fromEntries(
    Object.entries(sitesOf(config)).map(([name, site]) => [name, [site]]),
  )
  return { projects: { default: project }, targets: { [project]: { hosting } } }
}

/**
 * @param {{ folder: string, origins: Record<string, string>, deploy: Deploy, store: import('./target.mjs').Target['store'] }} options
 * @returns {import('./target.mjs').Target}
 */
export function hostedTarget({ folder, origins, deploy, store }) {
  /** @param {string} name */
  const siteFolder = (name) => join(folder, 'sites', name)
  return {
    publishedDir: folder,
    origins,
    store,
    servedGeneration: async () => {
      const response = await fetch(`${origins['shell']}/registry.json`, { cache: 'no-store' })
      if (!response.ok) return null
      /** @type {{ generation?: number }} */
      const { generation } = parseJson(await response.text())
      return generation ?? 0
    },
    pull: (name) => downloadSite(origins[name] ?? '', siteFolder(name)),
    push: async (name) => {
      const config = await siteConfig(siteFolder('shell'), origins['shell'] ?? '')
      writeJson(join(folder, 'firebase.json'), { hosting: resolveHosting({ origins, config }) })
      writeFileList(siteFolder(name))
      await deploy(name, folder)
    },
    withOrigin: (name, use) => use(origins[name] ?? ''),
  }
}

/**
 * The shell's configuration, on which the response headers of every site depend: from the copy of its site on this
 * machine, else from the live site.
 * @param {string} folder of the shell's site
 * @param {string} origin
 * @returns {Promise<import('../hosting/resolve.mjs').SiteConfig>}
 */
async function siteConfig(folder, origin) {
  const path = join(folder, 'config.json')
  if (existsSync(path)) return readJson(path)
  const response = await fetch(`${origin}/config.json`, { cache: 'no-store' })
  if (response.ok) return parseJson(await response.text())
  throw new UserError('This project has no site yet: run npm run deploy once.')
}

/**
 * @param {GreenlightConfig} config
 * @param {typeof run} [start]
 * @returns {Deploy}
 */
export function firebaseDeploy(config, start = run) {
  return async (name, folder) => {
    writeJson(join(folder, '.firebaserc'), firebasercOf(config))
    const args = ['deploy', '--only', `hosting:${name}`, '--project', config.project]
    await firebaseCli(args, { cwd: folder, failed: `${name} could not be deployed.` }, start)
  }
}

/**
 * Runs the Firebase CLI, which asks nothing.
 * @param {string[]} args
 * @param {{ cwd: string, failed: string }} options `cwd`: with the firebase.json and .firebaserc that
 *   are meant; `failed`: what to say when it does not work
 * @param {typeof run} [start]
 * @returns {Promise<string>} its output
 */
export async function firebaseCli(args, { cwd, failed }, start = run) {
  const cli = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const all = [cli, ...args, '--non-interactive']
  const { code, output } = await start(process.execPath, all, { cwd })
  if (code !== 0) throw new UserError(`${failed}\n${lastLines(output)}`)
  return output
}
