import { parseRelease } from '../publish/contract.mjs'
import { manifestOf } from '../publish/describeBuild.mjs'
import { packageFolder, kitOf, readPackage } from '../publish/packages.mjs'
import { readRegistryCopy } from '../publish/siteFolders.mjs'

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
      const copy = readRegistryCopy(publishedDir)
      const remotes = { ...copy?.remotes }
      // As their package.json is now: a route that was just added is included.
      for (const [name, origin] of Object.entries(live)) remotes[name] = [liveRelease(name, origin)]
      return { generation: copy?.generation ?? 0, remotes }
    },
  }
  return {
    name: 'greenlight:dev-files',
    configureServer: (server) => answerJson(server, files),
  }
}

/**
 * A remote as its dev server offers it.
 * @param {string} name
 * @param {string} origin
 */
function liveRelease(name, origin) {
  const { routes, menu, service } = manifestOf(name)
  return parseRelease({
    name,
    version: `${readPackage(name).version}-dev`,
    contract: kitOf(packageFolder(name)).contract,
    routes,
    menu,
    service: service !== undefined,
    entry: `${origin}/remoteEntry.js`,
  })
}

/**
 * Lets a dev server answer files that publishing writes beside a build.
 * @param {import('vite').ViteDevServer} server
 * @param {Record<string, () => unknown>} files their content as it is now, by path
 */
export function answerJson(server, files) {
  for (const [path, content] of Object.entries(files)) {
    server.middlewares.use(path, (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'no-cache')
      response.end(JSON.stringify(content()))
    })
  }
}
