import { createServer } from 'node:http'
import { createFaults, statusNames } from './faults.mjs'
import { createFirestoreAdmin } from './firestoreAdmin.mjs'
import { serveHostedSites } from './hostedSites.mjs'
import { createHosting } from './hosting.mjs'
import { createIdentityToolkit } from './identityToolkit.mjs'
import { createOperations } from './operations.mjs'
import { createProject } from './project.mjs'
import { ApiError, findRoute, notFound } from './routing.mjs'
import { createRules } from './rules.mjs'

/** @typedef {Awaited<ReturnType<typeof startGoogleFake>>} GoogleFake */

/** By which firebase-tools, and our own code, reach another server than Google's. */
const ORIGINS = [
  'FIREBASE_API_URL',
  'FIREBASE_APPCHECK_URL',
  'FIREBASE_FIREBASESTORAGE_URL',
  'FIREBASE_HOSTING_API_URL',
  'FIREBASE_IDENTITY_URL',
  'FIREBASE_AUTH_MANAGEMENT_URL',
  'FIREBASE_RESOURCEMANAGER_URL',
  'FIREBASE_RULES_URL',
  'FIREBASE_SERVICE_USAGE_URL',
  'FIREBASE_STORAGE_URL',
  'FIRESTORE_URL',
]

/**
 * Google's APIs for one project, on this machine. They keep their state, and refuse what Google refuses.
 * Documents are not among it: they are in the Firestore emulator.
 * @param {object} [options]
 * @param {string} [options.project]
 * @param {readonly string[]} [options.sites] of Hosting, that exist from the start
 * @param {boolean} [options.database] whether there is one from the start
 * @param {boolean} [options.bucket] whether there is a default bucket
 * @param {readonly string[]} [options.disabled] services that are not enabled, as `firestore.googleapis.com`
 * @param {number} [options.polls] how often an operation is asked for before it is done
 * @param {number} [options.listsUntilReady] how often an index is listed before it is ready
 * @param {boolean | readonly string[]} [options.serve] whether the sites answer to visitors; names those that are created
 *   later, too
 */
export async function startGoogleFake({
  project = 'fake-project',
  sites = [],
  database = true,
  bucket = false,
  disabled = [],
  polls = 1,
  listsUntilReady = 1,
  serve = false,
} = {}) {
  const operations = createOperations({ polls })
  const faults = createFaults()
  /** @type {(import('./faults.mjs').Call & { status: number })[]} */
  const calls = []
  let origin = ''
  /** Where sites answer, if they do. @type {Record<string, string>} */
  const origins = {}
  /** @type {(site: string, channel: string) => string} */
  const urlOf = (site, channel) =>
    (channel === 'live' && origins[site]) ||
    `https://${site}${channel === 'live' ? '' : `--${channel}-fake`}.web.app`
  const hosting = createHosting({ project, operations, urlOf, origin: () => origin })
  const { served, contentOf } = hosting
  const visited = await serveHostedSites({
    sites: serve === true ? sites : serve || [],
    served,
    contentOf,
  })
  Object.assign(origins, visited.origins)
  const off = new Set(disabled)
  const isOff = () => off.has('firestore.googleapis.com')
  const firestore = createFirestoreAdmin({ project, operations, listsUntilReady, isOff })
  const rules = createRules({ project })
  const identity = createIdentityToolkit({ project })
  const whole = createProject({
    project,
    operations,
    off,
    bucket,
    sites: hosting.ids,
  })
  for (const site of sites) hosting.addSite(site)
  if (database) firestore.addDatabase('(default)', {})
  const routes = [firestore, rules, identity, whole, hosting].flatMap((api) => api.routes)

  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  origin = `http://127.0.0.1:${address.port}`

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const call = { method: request.method ?? 'GET', path: decodeURIComponent(pathname) }
    const bytes = await bodyOf(request)
    const fault = faults.next(call)
    if (fault === 'hang') return
    if (fault === 'reset') {
      request.socket.destroy()
      return
    }
    if (typeof fault === 'function') fault(call)
    const { status, body } = answerTo(call, searchParams, bytes, fault)
    calls.push({ ...call, status })
    if (fault === 'lost') {
      request.socket.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

  /**
   * @param {import('./faults.mjs').Call} call
   * @param {URLSearchParams} query
   * @param {Buffer} bytes
   * @param {unknown} fault
   */
  function answerTo({ method, path }, query, bytes, fault) {
    try {
      if (typeof fault === 'number')
        throw new ApiError(fault, statusNames[fault] ?? 'UNKNOWN', 'A planned fault.')
      const found = findRoute(routes, method, path)
      if (!found) throw notFound(`${method} ${path}`)
      const { handler, params } = found
      if (!['-', project, undefined].includes(params['project']))
        throw new ApiError(403, 'PERMISSION_DENIED', 'The caller does not have permission')
      const body = path.startsWith('/upload/') ? bytes : parsed(bytes)
      return { status: 200, body: handler({ params, query, body }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, status, message } = error
      return { status: code, body: { error: { code, status, message } } }
    }
  }

  return {
    project,
    origin,
    /** The environment in which firebase-tools and our own code use this server. */
    env: {
      ...Object.fromEntries(ORIGINS.map((name) => [name, origin])),
      FIREBASE_TOKEN: 'any',
    },
    /** What was asked, in order; without calls that were never answered. */
    calls,
    faults,
    hosting,
    firestore,
    rules,
    identity,
    appCheck: whole.appCheck,
    webApps: whole.webApps,
    /** How often the edge answers 404 for a path before it has the file. */
    slow: visited.slow,
    stop: () =>
      new Promise((resolve) => {
        visited.stop()
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/** @param {Buffer} bytes */
function parsed(bytes) {
  /** @type {unknown} */
  const body = bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined
  return body
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  /** @type {Buffer[]} */
  const chunks = await request.toArray()
  return Buffer.concat(chunks)
}
