import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { manifestOf } from '../publish/describeBuild.mjs'
import { readPackage } from '../publish/packages.mjs'
import { demoMembers, emailOf, password } from '../seed/data.mjs'
import { emulatorPorts } from '../stack/ports.mjs'
import { answerJson } from './devFiles.mjs'

/** @param {string} path */
const file = (path) => join(import.meta.dirname, path)

/** Where the modules of the page are; its address is that of the remote's page. */
const BASE = '/alone/'

/**
 * Opens a remote by itself at the address of its dev server, inside a small shell, as one plain app
 * without federation. In no build.
 * @param {string} name
 * @returns {import('vite').Plugin}
 */
export function fakeShell(name) {
  return {
    name: 'greenlight:fake-shell',
    apply: 'serve',
    config: () => ({ publicDir: file('../../shell/public') }),
    configureServer(server) {
      /** @type {Promise<import('vite').ViteDevServer> | undefined} */
      let started
      const alone = () =>
        (started ??= startAlone(name, server).catch((error) => {
          started = undefined // the next request tries again
          throw error
        }))
      answerJson(server, { '/config.json': () => previewConfig(emulatorPorts) })
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(BASE)) return next()
        alone().then(({ middlewares }) => middlewares(request, response, next), next)
      })
      // After Vite's own answers: a path without a file is a page of the remote.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next()
          const page = readFileSync(file('fakeShell/index.html'), 'utf8')
          alone()
            .then((vite) => vite.transformIndexHtml(request.originalUrl ?? '/', page))
            .then((html) => {
              response.setHeader('content-type', 'text/html; charset=utf-8')
              response.end(html)
            }, next)
        })
      }
    },
  }
}

/**
 * @param {string} name
 * @param {import('vite').ViteDevServer} around the dev server that it answers through
 */
async function startAlone(name, { config, httpServer }) {
  const alone = await createServer({
    configFile: false,
    root: config.root,
    base: BASE,
    // Not in the folder of the other server.
    cacheDir: join(config.cacheDir, 'alone'),
    resolve: {
      alias: {
        '/fake-shell.tsx': file('fakeShell/main.tsx'),
        'the-remote': join(config.root, 'src/index.tsx'),
      },
    },
    define: {
      __VERSION__: JSON.stringify(readPackage(name).version),
      __ROUTES__: manifestOf(name).routes,
      __ACCOUNTS__: Object.fromEntries(demoMembers.map((each) => [each.uid, emailOf(each)])),
      __PASSWORD__: JSON.stringify(password),
    },
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    optimizeDeps: { entries: ['src/index.tsx', file('fakeShell/main.tsx')] },
    server: { middlewareMode: true, ...(httpServer && { hmr: { server: httpServer } }) },
    plugins: [react()],
  })
  httpServer?.once('close', () => void alone.close())
  return alone
}
