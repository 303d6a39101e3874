import { resolve } from 'node:path'
import { needGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { parseJson } from '../stack/json.mjs'
import { publishedDir } from '../stack/paths.mjs'
import { sitePorts } from '../stack/ports.mjs'
import { localOrigins } from '../stack/site.mjs'
import { UserError } from '../stack/userError.mjs'
import { firebaseTarget } from './firebaseTarget.mjs'
import { localTarget } from './localTarget.mjs'

/**
 * @typedef {object} SiteChange
 * @property {string} what in words
 * @property {() => Promise<import('./planSite.mjs').SitePlan>} plan what the site should hold; asked for again if
 *   another command wrote the site meanwhile
 */
/**
 * @typedef {object} Target where the commands publish to
 * @property {Record<string, string>} origins
 * @property {import('../hosting/resolve.mjs').SiteConfig} [config] of the site, until the registry has one
 * @property {string} [project] of Firebase
 * @property {() => Promise<import('./registryStore.mjs').RegistryStore>} store
 * @property {(content: Buffer) => string} hashOf how the target names a content
 * @property {(name: string, change: SiteChange) => Promise<{ isLatest: () => Promise<boolean> }>} write changes the
 *   site of a package; `isLatest`: whether nobody has written it since
 * @property {() => Promise<number | null>} servedGeneration of the registry that the shell's site shows
 * @property {<T>(name: string, use: (origin: string) => Promise<T>) => Promise<T>} withOrigin calls `use` with
 *   the address at which the files of one site can be requested meanwhile
 */

/**
 * @param {string | undefined} kind as given on the command line
 * @returns {Promise<Target>}
 */
export async function targetNamed(kind = 'local') {
  if (kind === 'local') return commandTarget()
  if (kind === 'firebase') return firebaseTarget(needGreenlightConfig())
  throw new UserError(`--target is local or firebase, not "${kind}".`)
}

/** The folder and origins of `npm start`, or those that the environment names. */
function commandTarget() {
  const { GREENLIGHT_PUBLISHED, GREENLIGHT_ORIGINS } = process.env
  return localTarget(
    GREENLIGHT_PUBLISHED ? resolve(GREENLIGHT_PUBLISHED) : publishedDir,
    GREENLIGHT_ORIGINS ? parseJson(GREENLIGHT_ORIGINS) : localOrigins(sitePorts),
  )
}
