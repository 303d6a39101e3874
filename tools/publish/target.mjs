import { resolve } from 'node:path'
import { needGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { parseJson } from '../stack/json.mjs'
import { once } from '../stack/once.mjs'
import { publishedDir } from '../stack/paths.mjs'
import { emulatorPorts, freePorts, sitePorts } from '../stack/ports.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { UserError } from '../stack/userError.mjs'
import { firebaseTarget } from './firebaseTarget.mjs'
import { openStore } from './registryStore.mjs'
import { readRegistryCopy } from './siteFolders.mjs'

/**
 * @typedef {object} Target where the commands publish to
 * @property {string} publishedDir the files of all sites
 * @property {Record<string, string>} origins
 * @property {() => Promise<import('./registryStore.mjs').RegistryStore>} store
 * @property {() => Promise<number | null>} servedGeneration of the copy of the registry on the site
 * @property {(name: string) => Promise<void>} pull downloads what is live of one site into its folder
 * @property {(name: string) => Promise<void>} push deploys the folder of one site
 * @property {<T>(name: string, use: (origin: string) => Promise<T>) => Promise<T>} withOrigin calls `use` with
 *   the address at which the files of one site can be requested meanwhile
 */

/**
 * @param {string | undefined} kind as given on the command line
 */
export function targetNamed(kind = 'local') {
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

/**
 * A folder that a local site serves: what is in it is live.
 * @param {string} folder
 * @param {Record<string, string>} origins
 * @param {number} [firestore] port of the emulator, if it is not the one of `npm start`
 * @returns {Target}
 */
export function localTarget(folder, origins, firestore) {
  return {
    publishedDir: folder,
    origins,
    store: once(() => openStore({ emulator: true, ...(firestore && { port: firestore }) })),
    servedGeneration: () => Promise.resolve(readRegistryCopy(folder)?.generation ?? null),
    pull: () => Promise.resolve(),
    push: () => Promise.resolve(),
    // Without the site of `npm start`, which may not be running.
    withOrigin: async (name, use) => {
      const [port = 0] = await freePorts(1)
      const config = previewConfig(emulatorPorts)
      const site = await startSite({ ports: { [name]: port }, publishedDir: folder, config })
      try {
        return await use(site.origins[name] ?? '')
      } finally {
        await site.stop()
      }
    },
  }
}
