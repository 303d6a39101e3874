import { remoteHosting } from './remoteHosting.mjs'
import { shellHosting } from './shellHosting.mjs'

/** @typedef {Partial<import('@greenlight/domain/siteConfig').SiteConfig> & Pick<import('@greenlight/domain/siteConfig').SiteConfig, 'firebase'>} SiteConfig the shell's `/config.json` */
/** @typedef {{ origins: Record<string, string>, config: SiteConfig }} HostedSite address of each package, by name */
/**
 * @typedef {object} Hosting one site's part of firebase.json
 * @property {string} target
 * @property {string} public
 * @property {{ source: string, destination: string }[]} [rewrites]
 * @property {ReturnType<typeof import('./headers.mjs').headerRule>[]} headers
 */

/**
 * The hosting part of firebase.json: the one list of response headers, for Firebase and for the local
 * server. It is written where it is deployed, since it names the addresses of one project.
 * @param {HostedSite} site
 * @returns {Hosting[]}
 */
export function resolveHosting(site) {
  return Object.keys(site.origins).map((name) => ({
    target: name,
    public: `sites/${name}`,
    ...(name === 'shell' ? shellHosting(site) : remoteHosting(name, site)),
  }))
}
