import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { siteHandler } from '../stack/site.mjs'

/** @import { ServingConfig, Version } from './hostingState.mjs' */

/** A page of Google's on every site. */
const HANDLER = '/__/auth/handler'

/**
 * Serves what is live on sites of the fake, each at an address of its own.
 * @param {object} options
 * @param {readonly string[]} options.sites
 * @param {(site: string) => Version | undefined} options.served
 * @param {(hash: string) => Buffer | undefined} options.contentOf
 */
export async function serveHostedSites({ sites, served, contentOf }) {
  /** @type {Record<string, string>} */
  const origins = {}
  /** Paths that an edge does not have yet, and how often it answers 404 for each. @type {Map<string, number>} */
  const slow = new Map()
  const servers = await Promise.all(
    sites.map(async (site) => {
      /** @type {{ of: Version | undefined, hosting: import('../hosting/resolve.mjs').Hosting } | undefined} */
      let last
      const hosting = () => {
        const version = served(site)
        if (last?.of !== version || !last)
          last = { of: version, hosting: asHosting(version?.config) }
        return last.hosting
      }
      /** @param {unknown} _ @param {string} pathname */
      const provider = (_, pathname) => {
        const path = decodeURIComponent(pathname)
        const left = slow.get(path) ?? 0
        slow.set(path, left - 1)
        const hash = path === HANDLER ? 'google' : served(site)?.files.get(path)
        const content = hash === undefined || left > 0 ? undefined : contentOf(hash)
        if (!content && path !== HANDLER) return Promise.resolve(null)
        const bytes = content ? gunzipSync(content) : Buffer.alloc(0)
        const stream = Readable.from([bytes])
        return Promise.resolve({ size: bytes.length, modified: 0, etag: `"${hash}"`, stream })
      }
      const server = createServer(siteHandler(hosting, provider))
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      origins[site] = `http://127.0.0.1:${port}`
      return server
    }),
  )
  return {
    origins,
    slow,
    stop: () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

/**
 * A configuration of the REST API as superstatic takes it.
 * @param {ServingConfig} [config]
 * @returns {import('../hosting/resolve.mjs').Hosting}
 */
const asHosting = ({ headers = [], rewrites = [], redirects = [] } = {}) => ({
  headers: headers.map((rule) => ({
    source: rule.glob ?? '',
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  })),
  rewrites: rewrites.map(({ glob = '', path }) => ({ source: glob, destination: path })),
  redirects: redirects.map(({ glob = '', location, statusCode }) => ({
    source: glob,
    destination: location,
    type: statusCode,
  })),
})
