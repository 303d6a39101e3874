import { remoteHosting } from './remoteHosting.mjs'
import { shellHosting } from './shellHosting.mjs'

/** @typedef {Partial<import('@greenlight/domain/siteConfig').SiteConfig> & Pick<import('@greenlight/domain/siteConfig').SiteConfig, 'firebase'> & { address?: string }} SiteConfig the shell's `/config.json`; browsers do not read `address` */
/**
 * @typedef {object} HostedSite
 * @property {Record<string, string>} origins address of each package, by name
 * @property {SiteConfig} config
 * @property {readonly string[]} routes of all remotes, as `/profile/:id`
 * @property {readonly string[]} folders that hold releases: of a remote below `/<name>/`, of the shell below `/assets/`
 */
/** @typedef {ReturnType<typeof import('./headers.mjs').headerRule>} HeaderRule */
/**
 * @typedef {object} Hosting a site's part of firebase.json
 * @property {HeaderRule[]} headers
 * @property {{ source: string, destination: string }[]} [rewrites]
 * @property {{ source: string, destination: string, type: number }[]} [redirects] `type`: the status
 */

/**
 * Headers and rewrites of one site: the one list of response headers, for Firebase and for the local server.
 * @param {string} name of the package
 * @param {HostedSite} site
 * @returns {Hosting}
 */
export const hostingOf = (name, site) =>
  name === 'shell' ? shellHosting(site) : remoteHosting(name, site)

/**
 * Where people and crawlers reach the site, whom they write to, and what else its pages say of the operator.
 * @param {Record<string, string>} origins of each package, by name
 * @param {SiteConfig | undefined} config
 */
export const siteOf = (origins, config) => ({
  origin: config?.address ?? origins['shell'] ?? '',
  contact: config?.operator?.contact ?? null,
  config,
})

/**
 * The same as the REST API of Hosting takes it.
 * @param {Hosting} hosting
 * @returns {import('../google/hostingApi.mjs').ServingConfig}
 */
export function servingConfig({ headers, rewrites, redirects }) {
  return {
    headers: headers.map((rule) => ({
      glob: rule.source,
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    })),
    ...(rewrites && {
      rewrites: rewrites.map(({ source, destination }) => ({ glob: source, path: destination })),
    }),
    ...(redirects && {
      redirects: redirects.map(({ source, destination, type }) => ({
        glob: source,
        location: destination,
        statusCode: type,
      })),
    }),
  }
}

/**
 * The folder of a release that a path is in.
 * @param {string} name of the package
 * @param {string} path
 */
export function folderOf(name, path) {
  const [, base, folder] = path.split('/')
  return base === baseOf(name) ? folder : undefined
}

/** Where the folders of releases are. @param {string} name of the package */
export const baseOf = (name) => (name === 'shell' ? 'assets' : name)

/**
 * The folders that the rules of a site name.
 * @param {string} name of the package
 * @param {readonly { glob: string }[]} headers
 */
export function foldersInRules(name, headers) {
  const rule = new RegExp(`^/${baseOf(name)}/@\\((.*)\\)/\\*\\*$`)
  return headers.flatMap(({ glob }) => rule.exec(glob)?.[1]?.split('|') ?? [])
}
