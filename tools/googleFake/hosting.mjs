import { createHostingState } from './hostingState.mjs'
import { versionRoutes } from './hostingVersions.mjs'
import { conflict, invalid, paged, precondition } from './routing.mjs'

/** @typedef {ReturnType<typeof createHosting>} HostingFake */
/** @typedef {{ name: string, hostState: string, ownershipState: string, cert: { state: string } }} CustomDomain */

const BASE = '/v1beta1/projects/{project}/sites'

/**
 * Firebase Hosting (`firebasehosting.googleapis.com`).
 * @param {object} options
 * @param {string} options.project
 * @param {import('./operations.mjs').Operations} options.operations
 * @param {() => string} options.origin of this server
 * @param {(site: string, channel: string) => string} options.urlOf where a site is served
 */
export function createHosting({ project, operations, origin, urlOf }) {
  const state = createHostingState({ project, urlOf })
  const { sites, content, nextId, addSite, siteOf, channelOf } = state
  const { site: shownSite, channel: shownChannel, release: shownRelease } = state.shown

  /** Sites of other projects: their names are taken. @type {Set<string>} */
  const taken = new Set()
  /** Own domains of sites. @type {Map<string, CustomDomain[]>} */
  const customDomains = new Map()

  /** @type {import('./routing.mjs').Route[]} */
  const routes = [
    [
      'GET',
      BASE,
      ({ query }) => {
        const { page, ...rest } = paged([...sites.values()].map(shownSite), query, 100)
        return { sites: page, ...rest }
      },
    ],
    [
      'POST',
      BASE,
      ({ query }) => {
        const id = query.get('siteId') ?? ''
        if (!/^[a-z0-9][a-z0-9-]{4,28}[a-z0-9]$/.test(id)) throw invalid(`Invalid name: ${id}`)
        if (sites.has(id) || taken.has(id)) throw conflict(`Site ${id} already exists.`)
        addSite(id)
        return shownSite(siteOf({ site: id }))
      },
    ],
    ['GET', `${BASE}/{site}`, ({ params }) => shownSite(siteOf(params))],
    [
      'GET',
      `${BASE}/{site}/customDomains`,
      ({ params }) => ({ customDomains: customDomains.get(siteOf(params).id) ?? [] }),
    ],
    [
      'GET',
      `${BASE}/{site}/channels`,
      ({ params, query }) => {
        const site = siteOf(params)
        const all = [...site.channels.values()].map((channel) => shownChannel(site, channel))
        const { page, ...rest } = paged(all, query, 100)
        return { channels: page, ...rest }
      },
    ],
    [
      'POST',
      `${BASE}/{site}/channels`,
      ({ params, query, body }) => {
        const site = siteOf(params)
        const id = query.get('channelId') ?? ''
        if (site.channels.has(id)) throw conflict(`Channel ${id} already exists.`)
        const { ttl } = /** @type {{ ttl?: string }} */ (body)
        site.channels.set(id, { id, url: urlOf(site.id, id), releases: [], ...(ttl && { ttl }) })
        return shownChannel(site, channelOf({ ...params, channel: id }))
      },
    ],
    [
      'GET',
      `${BASE}/{site}/channels/{channel}`,
      ({ params }) => shownChannel(siteOf(params), channelOf(params)),
    ],
    [
      'PATCH',
      `${BASE}/{site}/channels/{channel}`,
      ({ params, body }) => {
        const channel = channelOf(params)
        Object.assign(channel, /** @type {{ ttl?: string }} */ (body))
        return shownChannel(siteOf(params), channel)
      },
    ],
    [
      'GET',
      `${BASE}/{site}/channels/{channel}/releases`,
      ({ params, query }) => {
        const site = siteOf(params)
        const { page, ...rest } = paged(channelOf(params).releases, query, 100)
        return { releases: page.map((release) => shownRelease(site, release)), ...rest }
      },
    ],
    [
      'POST',
      `${BASE}/{site}/channels/{channel}/releases`,
      ({ params, query, body }) => {
        const site = siteOf(params)
        const channel = channelOf(params)
        const version = site.versions.get(query.get('versionName') ?? '')
        if (version?.status !== 'FINALIZED') throw precondition('The version is not finalized.')
        const { message = '' } = /** @type {{ message?: string }} */ (body ?? {})
        const name = `sites/${site.id}/channels/${channel.id}/releases/${nextId()}`
        const releaseTime = new Date().toISOString()
        channel.releases.unshift({ name, version: version.name, message, releaseTime })
        return shownRelease(
          site,
          channel.releases[0] ?? { name, version: '', message, releaseTime },
        )
      },
    ],
    ...versionRoutes({ project, state, operations, origin }),
    ['GET', '/v1beta1/{name+}', ({ params }) => operations.get(params['name'] ?? '')],
  ]

  return {
    routes,
    addSite,
    customDomains,
    taken,
    ids: () => [...sites.keys()],
    /** Where each site is served. */
    urls: () => Object.fromEntries([...sites.keys()].map((id) => [id, urlOf(id, 'live')])),
    /**
     * The version that visitors of a site get.
     * @param {string} site
     * @param {string} [channel]
     */
    served: (site, channel = 'live') => {
      const [release] = channelOf({ site, channel }).releases
      return release && sites.get(site)?.versions.get(release.version)
    },
    /** @param {string} site */
    releases: (site) => channelOf({ site, channel: 'live' }).releases,
    /** The gzip of a file. @param {string} hash */
    contentOf: (hash) => content.get(hash),
  }
}
