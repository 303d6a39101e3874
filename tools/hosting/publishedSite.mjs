import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'
import { baseOf, hostingOf } from './resolve.mjs'

/**
 * Headers and rewrites of a site in a folder, as they follow from its files: routes of the registry, and the
 * folders of releases. Publishing changes both while the site runs.
 * @param {object} options
 * @param {string} options.name of the package
 * @param {string} options.publishedDir
 * @param {Record<string, string>} options.origins
 * @param {import('./resolve.mjs').SiteConfig} options.config
 * @returns {() => import('./resolve.mjs').Hosting} the same object until something has changed
 */
export function publishedSite({ name, publishedDir, origins, config }) {
  const registry = join(publishedDir, 'sites', 'shell', 'registry.json')
  const releases = join(publishedDir, 'sites', name, baseOf(name))
  /** @type {{ of: string, hosting: import('./resolve.mjs').Hosting } | undefined} */
  let last
  return () => {
    const of = [registry, releases].map(modified).join()
    if (last?.of !== of) {
      const routes = modified(registry) ? routesIn(readJson(registry)) : []
      const folders = modified(releases) ? readdirSync(releases) : []
      last = { of, hosting: hostingOf(name, { origins, config, routes, folders }) }
    }
    return last.hosting
  }
}

/** @param {string} path @returns {number} 0 if there is none */
const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * The routes of all releases that a registry names.
 * @param {{ remotes: Record<string, { routes: { path: string }[] }[]> }} registry
 */
export function routesIn({ remotes }) {
  const releases = Object.values(remotes).flat()
  return [...new Set(releases.flatMap(({ routes }) => routes.map(({ path }) => path)))]
}
