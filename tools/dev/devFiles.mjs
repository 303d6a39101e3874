import { readRegistry } from '../publish/registry.mjs'
import { answerJson } from './answerJson.mjs'

/**
 * @typedef {object} DevSite what the shell reads besides its own build
 * @property {import('../hosting/resolve.mjs').SiteConfig} config
 * @property {string} publishedDir
 * @property {Record<string, import('../publish/registry.mjs').Entry>} live remotes under Vite
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
      return { version, remotes: { ...remotes, ...live } }
    },
  }
  return {
    name: 'greenlight:dev-files',
    configureServer(server) {
      answerJson(server, files)
    },
  }
}
