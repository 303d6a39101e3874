import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { resolveHosting } from '../hosting/resolve.mjs'
import { Stop } from '../stack/fail.mjs'
import { readJson } from '../stack/json.mjs'
import { publishedDir, root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { writeJson } from './atomic.mjs'
import { firebaseCli } from './firebaseCli.mjs'
import { listFiles, mirror } from './mirror.mjs'

/**
 * @typedef {object} Firebaserc
 * @property {{ default: string }} projects
 * @property {Record<string, { hosting: Record<string, string[]> }>} targets site ids by project and target
 */
/** @typedef {(name: string, folder: string) => Promise<void>} Deploy replaces a site by `folder/sites/<name>` */

/** @returns {Firebaserc} */
export function readFirebaserc() {
  const path = join(root, '.firebaserc')
  if (existsSync(path)) return readJson(path)
  throw new Stop('No project to deploy to: copy .firebaserc.example to .firebaserc and name yours.')
}

/**
 * Firebase Hosting, one site a package. A deployment replaces a site as a whole, so what is live is
 * fetched first, and earlier versions go along.
 * @param {Firebaserc} firebaserc
 * @returns {import('./target.mjs').Target}
 */
export function firebaseTarget(firebaserc) {
  const { projects, targets } = firebaserc
  const sites = targets[projects.default]?.hosting ?? {}
  const origins = Object.fromEntries(
    Object.entries(sites).map(([name, [site]]) => [name, `https://${site}.web.app`]),
  )
  const folder = join(publishedDir, 'firebase', projects.default)
  return hostedTarget({ folder, origins, deploy: firebaseDeploy(firebaserc) })
}

/**
 * @param {{ folder: string, origins: Record<string, string>, deploy: Deploy }} options
 * @returns {import('./target.mjs').Target}
 */
export function hostedTarget({ folder, origins, deploy }) {
  /** @param {string} name */
  const siteFolder = (name) => join(folder, 'sites', name)
  return {
    publishedDir: folder,
    origins,
    pull: async (names) => {
      for (const name of names) await mirror(origins[name] ?? '', siteFolder(name))
    },
    push: async (name) => {
      writeJson(join(folder, 'firebase.json'), { hosting: hostingOf(folder, origins) })
      listFiles(siteFolder(name))
      await deploy(name, folder)
    },
  }
}

/**
 * The sites of a folder, for its firebase.json.
 * @param {string} folder
 * @param {Record<string, string>} origins
 */
export function hostingOf(folder, origins) {
  const live = join(folder, 'sites', 'shell', 'config.json')
  if (!existsSync(live)) throw new Stop('The shell is not deployed yet: it comes first.')
  return resolveHosting({ origins, config: readJson(live) }).map((site) => ({
    ...site,
    public: `sites/${site.target}`,
  }))
}

/**
 * @param {Firebaserc} firebaserc
 * @param {typeof run} [start]
 * @returns {Deploy}
 */
export function firebaseDeploy(firebaserc, start = run) {
  return async (name, folder) => {
    writeJson(join(folder, '.firebaserc'), firebaserc)
    const args = ['deploy', '--only', `hosting:${name}`, '--project', firebaserc.projects.default]
    await firebaseCli(args, { cwd: folder, failed: `${name} could not be deployed.` }, start)
  }
}
