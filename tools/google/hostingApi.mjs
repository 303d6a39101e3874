import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from '../stack/userError.mjs'
import { googleApi } from './googleApi.mjs'

/** @typedef {ReturnType<typeof hostingApi>} HostingApi */
/** @typedef {{ glob: string, headers: Record<string, string> }} HeaderRule */
/** @typedef {{ glob: string, path: string }} Rewrite */
/** @typedef {{ glob: string, location: string, statusCode: number }} Redirect */
/** @typedef {{ headers: HeaderRule[], rewrites?: Rewrite[], redirects?: Redirect[] }} ServingConfig */
/** @typedef {{ name: string, version: string, message: string, config: ServingConfig }} HostingRelease */
/** @typedef {{ name: string, defaultUrl: string }} HostingSite */

const LONGEST_CLONE_MS = 10 * 60_000
const POLL_MS = 250
/** What one request may name. */
const FILES_A_REQUEST = 1000

/**
 * The REST API of Firebase Hosting, as firebase-tools uses it (its lib/hosting/api.js). Names of versions and
 * releases are whole paths, as Google returns them.
 * @param {string} project
 */
export function hostingApi(project) {
  const { ask } = googleApi('hosting')
  const base = `/v1beta1/projects/${project}/sites`

  /**
   * @param {string} path
   * @param {string} field of the answer
   * @param {number} pageSize
   * @param {(item: unknown) => boolean} [isLast] where to stop
   */
  async function list(path, field, pageSize, isLast = () => false) {
    /** @type {unknown[]} */
    const all = []
    for (let pageToken = ''; ;) {
      const query = { pageSize: String(pageSize), ...(pageToken && { pageToken }) }
      const data = /** @type {Record<string, unknown[]> & { nextPageToken?: string }} */ (
        await ask('GET', path, { query })
      )
      for (const item of data[field] ?? []) {
        if (isLast(item)) return all
        all.push(item)
      }
      pageToken = data.nextPageToken ?? ''
      if (!pageToken) return all
    }
  }

  return {
    /** @returns {Promise<HostingSite[]>} */
    sites: async () => {
      const sites = await list(base, 'sites', 100)
      return /** @type {HostingSite[]} */ (sites)
    },

    /** @param {string} site */
    createSite: (site) => ask('POST', base, { query: { siteId: site }, body: {} }),

    /**
     * What visitors of a site, or of one of its channels, get.
     * @param {string} site
     * @param {string} [channel]
     * @returns {Promise<HostingRelease | undefined>} undefined before the first release
     */
    live: async (site, channel = 'live') => {
      const data = await ask('GET', `${base}/${site}/channels/${channel}`)
      const { release } = /** @type {{ release?: ApiRelease }} */ (data)
      return release && asRelease(release)
    },

    /**
     * The releases after a known one, newest first.
     * @param {string} site
     * @param {HostingRelease | undefined} known
     */
    releasesSince: async (site, known) => {
      const path = `${base}/${site}/channels/live/releases`
      const since = await list(path, 'releases', 25, (item) => nameOf(item) === known?.name)
      return since.map((item) => asRelease(/** @type {ApiRelease} */ (item)))
    },

    /**
     * A new version of a site, empty or with the files of another one.
     * @param {string} site
     * @param {string} [source] name of the version to clone
     * @returns {Promise<string>} its name
     */
    createVersion: async (site, source) => {
      if (!source) return nameOf(await ask('POST', `${base}/${site}/versions`, { body: {} }))
      const body = { sourceVersion: source, finalize: false }
      const operation = nameOf(await ask('POST', `${base}/${site}/versions:clone`, { body }))
      const giveUp = Date.now() + LONGEST_CLONE_MS
      for (let pause = POLL_MS; Date.now() < giveUp; pause = Math.min(2 * pause, 5000)) {
        const data = await ask('GET', `/v1beta1/${operation}`)
        const { done, response, error } = /** @type {Operation} */ (data)
        if (error) throw new UserError(`${site} could not be cloned: ${error.message}`)
        if (done) return nameOf(response)
        await wait(pause)
      }
      throw new UserError(`${site} could not be cloned in ten minutes: repeat the command.`)
    },

    /**
     * Names the files of a version; an empty hash removes a path.
     * @param {string} version
     * @param {ReadonlyMap<string, string>} files hashes of the gzip, by path
     * @returns {Promise<{ required: string[], uploadUrl: string }>} the hashes that are not uploaded yet
     */
    populate: async (version, files) => {
      const entries = [...files]
      /** @type {Set<string>} */
      const required = new Set()
      let uploadUrl = ''
      for (let at = 0; at < entries.length; at += FILES_A_REQUEST) {
        const part = Object.fromEntries(entries.slice(at, at + FILES_A_REQUEST))
        const path = `/v1beta1/${version}:populateFiles`
        const data = await ask('POST', path, { body: { files: part } })
        const answer = /** @type {{ uploadRequiredHashes?: string[], uploadUrl: string }} */ (data)
        answer.uploadRequiredHashes?.forEach((hash) => required.add(hash))
        uploadUrl = answer.uploadUrl
      }
      return { required: [...required], uploadUrl }
    },

    /**
     * @param {string} uploadUrl from `populate`
     * @param {string} hash
     * @param {Uint8Array} gzip
     */
    upload: (uploadUrl, hash, gzip) => ask('POST', `${uploadUrl}/${hash}`, { body: gzip }),

    /**
     * Completes a version.
     * @param {string} site
     * @param {string} version
     * @param {ServingConfig} config
     */
    finalize: (site, version, config) =>
      ask('PATCH', `${base}/${site}/versions/${version.split('/').at(-1)}`, {
        query: { updateMask: 'status,config' },
        body: { status: 'FINALIZED', config },
      }),

    /**
     * Gives a version to visitors.
     * @param {string} site
     * @param {string} version
     * @param {string} message shown in the console
     * @param {string} [channel]
     * @returns {Promise<string>} the name of the release
     */
    release: async (site, version, message, channel = 'live') =>
      nameOf(
        await ask('POST', `${base}/${site}/channels/${channel}/releases`, {
          query: { versionName: version },
          body: { message },
        }),
      ),

    /**
     * The files of a version.
     * @param {string} version
     * @returns {Promise<Map<string, string>>} hashes by path
     */
    files: async (version) => {
      const files = /** @type {{ path: string, hash: string }[]} */ (
        await list(`/v1beta1/${version}/files`, 'files', 1000)
      )
      return new Map(files.map(({ path, hash }) => [path, hash]))
    },

    /**
     * A preview channel of a site, made or prolonged.
     * @param {string} site
     * @param {string} channel
     * @param {number} days until it expires
     * @returns {Promise<string>} its address
     */
    channel: async (site, channel, days) => {
      const body = { ttl: `${days * 24 * 60 * 60}s` }
      const all = await list(`${base}/${site}/channels`, 'channels', 100)
      const known = all.map(nameOf).some((name) => name.endsWith(`/channels/${channel}`))
      const data = known
        ? await ask('PATCH', `${base}/${site}/channels/${channel}`, {
            query: { updateMask: 'ttl' },
            body,
          })
        : await ask('POST', `${base}/${site}/channels`, { query: { channelId: channel }, body })
      return /** @type {{ url: string }} */ (data).url
    },
  }
}

/** @typedef {{ name: string, message?: string, version: { name: string, config?: Partial<ServingConfig> } }} ApiRelease */
/** @typedef {{ done?: boolean, response?: unknown, error?: { message: string } }} Operation */

/** @param {ApiRelease} release @returns {HostingRelease} */
const asRelease = ({ name, message = '', version }) => ({
  name,
  message,
  version: version.name,
  config: { headers: [], ...version.config },
})

/** @param {unknown} data */
const nameOf = (data) => /** @type {{ name: string }} */ (data).name
