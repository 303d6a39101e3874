import { join } from 'node:path'
import { parseRelease } from '../publish/contract.mjs'
import { manifestOf } from '../publish/describeBuild.mjs'
import { registryCopy } from '../publish/localTarget.mjs'
import { kitOf, packageFolder, readPackage } from '../publish/packages.mjs'

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
  const manifests = Object.keys(live).map((name) => join(packageFolder(name), 'package.json'))
  return {
    name: 'greenlight:dev-files',
    configureServer(server) {
      const registry = () => {
        const copy = registryCopy(publishedDir)
        const remotes = { ...copy?.remotes }
        // Reads the current package.json, so that a new route is included.
        for (const [name, origin] of Object.entries(live)) {
          try {
            remotes[name] = [liveRelease(name, origin)]
          } catch (error) {
            showInBrowser(server, error)
          }
        }
        return { generation: copy?.generation ?? 0, remotes }
      }
      answerJson(server, { '/config.json': () => config, '/registry.json': registry })
      // The page asks for the registry before it listens to this server.
      server.ws.on('connection', registry)
      server.watcher.add(manifests)
      server.watcher.on('change', (file) => {
        if (manifests.includes(file)) server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/**
 * Shows an error in the terminal and on top of the page.
 * @param {import('vite').ViteDevServer} server
 * @param {unknown} error
 */
function showInBrowser(server, error) {
  const message = error instanceof Error ? error.message : String(error)
  server.config.logger.error(message)
  server.ws.send({ type: 'error', err: { message, stack: '' } })
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
    service: service ? { access: service.access } : null,
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
