import { notFound } from './routing.mjs'

/** @typedef {{ glob?: string, regex?: string }} Pattern */
/**
 * @typedef {object} ServingConfig
 * @property {(Pattern & { headers: Record<string, string> })[]} [headers]
 * @property {(Pattern & { path: string })[]} [rewrites]
 * @property {(Pattern & { location: string, statusCode: number })[]} [redirects]
 */
/**
 * @typedef {object} Version
 * @property {string} name
 * @property {'CREATED' | 'FINALIZED'} status
 * @property {ServingConfig} config
 * @property {Map<string, string>} files hashes by path
 */
/** @typedef {{ name: string, version: string, message: string, releaseTime: string }} Release */
/** @typedef {{ id: string, url: string, releases: Release[], ttl?: string }} Channel `releases`: newest first */
/** @typedef {{ id: string, versions: Map<string, Version>, channels: Map<string, Channel> }} Site */
/** @typedef {ReturnType<typeof createHostingState>} HostingState */

/**
 * The sites of a project with their versions, channels and files.
 * @param {{ project: string, urlOf: (site: string, channel: string) => string }} options
 */
export function createHostingState({ project, urlOf }) {
  /** @type {Map<string, Site>} */
  const sites = new Map()
  /** The uploaded files, by the hash of their gzip. @type {Map<string, Buffer>} */
  const content = new Map()
  let count = 0
  const nextId = () => String((count += 1)).padStart(8, '0')

  /** @param {string} id */
  function addSite(id) {
    const live = { id: 'live', url: urlOf(id, 'live'), releases: [] }
    sites.set(id, { id, versions: new Map(), channels: new Map([['live', live]]) })
  }

  /** @param {{ site?: string }} params */
  function siteOf({ site = '' }) {
    const found = sites.get(site)
    if (!found) throw notFound(`projects/${project}/sites/${site}`)
    return found
  }

  /** @param {{ site?: string, channel?: string }} params */
  function channelOf(params) {
    const channel = siteOf(params).channels.get(params.channel ?? '')
    if (!channel) throw notFound(`sites/${params.site}/channels/${params.channel}`)
    return channel
  }

  /** @param {{ site?: string, version?: string }} params */
  function versionOf(params) {
    const version = siteOf(params).versions.get(`sites/${params.site}/versions/${params.version}`)
    if (!version) throw notFound(`sites/${params.site}/versions/${params.version}`)
    return version
  }

  /**
   * @param {Site} site
   * @param {Partial<Version>} from
   */
  function addVersion(site, { files = new Map(), config = {} }) {
    const name = `sites/${site.id}/versions/${nextId()}`
    /** @type {Version} */
    const version = { name, status: 'CREATED', config, files: new Map(files) }
    site.versions.set(name, version)
    return version
  }

  const shown = (/** @type {Version} */ { name, status, config, files }) => ({
    name,
    status,
    config,
    fileCount: String(files.size),
  })
  const shownSite = (/** @type {Site} */ site) => ({
    name: `projects/${project}/sites/${site.id}`,
    defaultUrl: urlOf(site.id, 'live'),
    type: site.id === project ? 'DEFAULT_SITE' : 'USER_SITE',
  })
  const shownChannel = (/** @type {Site} */ site, /** @type {Channel} */ channel) => ({
    name: `sites/${site.id}/channels/${channel.id}`,
    url: channel.url,
    ...(channel.ttl && { ttl: channel.ttl }),
    ...(channel.releases[0] && { release: shownRelease(site, channel.releases[0]) }),
  })
  const shownRelease = (/** @type {Site} */ site, /** @type {Release} */ release) => {
    const version = site.versions.get(release.version)
    return { ...release, type: 'DEPLOY', version: version && shown(version) }
  }

  return {
    sites,
    content,
    nextId,
    addSite,
    siteOf,
    channelOf,
    versionOf,
    addVersion,
    shown: { version: shown, site: shownSite, channel: shownChannel, release: shownRelease },
  }
}
