import { contractVersion, readPackage } from '../publish/packages.mjs'
import { readRegistry } from '../publish/registry.mjs'
import { answerJson } from './answerJson.mjs'

/**
 * @typedef {object} DevSite what the shell reads besides its own build
 * @property {import('../hosting/resolve.mjs').SiteConfig} config
 * @property {string} publishedDir
 * @property {Record<string, string>} live the origin of each remote under Vite
 */

/**
 * Answers the files that publishing writes beside the shell's build: a dev server has none.
 * @param {DevSite} site
 * @returns {import('vite').Plugin}
 */
export function devFiles({ config, publishedDir, live }) {
  const files = {
    '/config.json': () => config,
    '/registry.json': () => {
      const { version, remotes } = readRegistry(publishedDir)
      // As their package.json says now: a route that was just added is there.
      for (const [name, origin] of Object.entries(live)) remotes[name] = liveEntry(name, origin)
      return { version, remotes }
    },
  }
  return {
    name: 'greenlight:dev-files',
    configureServer(server) {
      answerJson(server, files)
    },
  }
}

/**
 * A remote as its dev server offers it.
 * @param {string} name
 * @param {string} origin
 * @returns {import('../publish/registry.mjs').Entry}
 */
function liveEntry(name, origin) {
  const { version, greenlight } = readPackage(name)
  const now = new Date().toISOString()
  return {
    name,
    version: `${version}-dev`,
    contract: contractVersion(),
    routes: greenlight?.routes ?? [],
    entry: `${origin}/remoteEntry.js`,
    hash: 'dev',
    preload: [],
    shared: {},
    integrity: '',
    publishedAt: now,
    since: now,
    previous: null,
    canary: null,
  }
}
