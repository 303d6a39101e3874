import { publishedDir } from './paths.mjs'
import { emulatorPorts, sitePorts } from './ports.mjs'
import { localOrigins } from './site.mjs'

/**
 * The environment in which the admin SDK, the seed and the tests find these emulators.
 * @param {{ auth: number, firestore: number }} ports
 */
export const emulatorEnvironment = ({ auth, firestore }) => ({
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
  GCLOUD_PROJECT: 'demo-greenlight',
})

/**
 * The environment in which tests and commands find a site, its emulators and what it serves.
 * @param {object} site
 * @param {Record<string, number>} site.ports by package name
 * @param {{ auth: number, firestore: number }} site.emulators
 * @param {string} site.publishedDir
 */
export function siteEnvironment(site) {
  const origins = localOrigins(site.ports)
  return {
    ...emulatorEnvironment(site.emulators),
    GREENLIGHT_SITE: origins['shell'] ?? '',
    GREENLIGHT_ORIGINS: JSON.stringify(origins),
    GREENLIGHT_PUBLISHED: site.publishedDir,
  }
}

/** The environment of the site of `npm start`. */
export const ownSite = () =>
  siteEnvironment({ ports: sitePorts, emulators: emulatorPorts, publishedDir })
