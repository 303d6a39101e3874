import { createServer } from 'node:http'
import { join } from 'node:path'
import superstatic from 'superstatic/lib/superstatic.js'
import { publishedSite } from '../hosting/publishedSite.mjs'
import { loopback } from './ports.mjs'
import { sendFile, siteFiles } from './siteFiles.mjs'

/** Like a real host. With Node's default of 5 s, a request can fail because its connection is closing. */
const KEEP_ALIVE_MS = 60_000

/** @typedef {(options: object) => (request: object, response: object, next: () => void) => void} Superstatic */
/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */

/**
 * Where each build is reached on this machine.
 * @param {Record<string, number>} ports
 */
export function localOrigins(ports) {
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, `http://localhost:${port}`]),
  )
}

/**
 * Serves what is published, each build from its own origin, with production's response headers.
 * @param {object} options
 * @param {Record<string, number>} options.ports by package name
 * @param {string} options.publishedDir
 * @param {import('../hosting/resolve.mjs').SiteConfig} options.config
 */
export async function startSite({ ports, publishedDir, config }) {
  const origins = localOrigins(ports)
  const listening = Object.entries(ports).flatMap(([name, port]) => {
    const hosting = publishedSite({ name, publishedDir, origins, config })
    const handler = siteHandler(hosting, siteFiles(join(publishedDir, 'sites', name)))
    return loopback.map((host) => listen(handler, port, host))
  })
  const servers = (await Promise.all(listening)).filter((server) => server !== undefined)
  return {
    /** Address of each build, by its package's name. */
    origins,
    stop: async () => void (await Promise.all(servers.map(closeNow))),
  }
}

/**
 * Answers the requests to one site.
 * @param {() => import('../hosting/resolve.mjs').Hosting} hosting its headers and rewrites as they are now
 * @param {ReturnType<typeof siteFiles>} provider
 * @returns {import('node:http').RequestListener}
 */
export function siteHandler(hosting, provider) {
  /** @type {{ hosting: import('../hosting/resolve.mjs').Hosting, serve: ReturnType<Superstatic> } | undefined} */
  let current
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const now = hosting()
    // superstatic throws on a malformed address if it has redirects.
    const path = request.url?.split('?')[0]
    const redirect = now.redirects?.find(({ source }) => source === path)
    if (redirect) {
      response.writeHead(redirect.type, { location: redirect.destination }).end()
      return
    }
    if (current?.hosting !== now) current = { hosting: now, serve: server(now, provider) }
    current.serve(request, response, () => notFound(response))
  }
}

/**
 * @param {import('../hosting/resolve.mjs').Hosting} hosting
 * @param {ReturnType<typeof siteFiles>} provider
 */
function server({ headers, rewrites }, provider) {
  // Its own types need those of a package that is not there.
  return /** @type {Superstatic} */ (superstatic)({
    config: { headers, ...(rewrites && { rewrites }) },
    provider,
    before: { files: sendFile },
    compression: true,
  })
}

/** @param {import('node:http').ServerResponse} response */
function notFound(response) {
  // superstatic adds the headers of the path when the response is written. Without this, browsers would
  // cache the 404 of a missing chunk for as long as a chunk.
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (key, value) =>
    setHeader(key, key.toLowerCase() === 'cache-control' ? 'no-store' : value)
  response.statusCode = 404
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end('Not found\n')
}

/**
 * @param {import('node:http').RequestListener} handler
 * @param {number | undefined} port
 * @param {string} host
 * @returns {Promise<import('node:http').Server | undefined>} nothing where this machine has no IPv6
 */
function listen(handler, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler)
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? reject(error) : resolve(undefined),
    )
    server.listen(port, host, () => resolve(server))
  })
}

/** @param {import('node:http').Server} server */
function closeNow(server) {
  return new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
}
