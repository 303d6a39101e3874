import { hash } from 'node:crypto'
import { hostingApi } from '../google/hostingApi.mjs'
import { productionConfig, sitesOf } from '../hosting/greenlightConfig.mjs'
import { once } from '../stack/once.mjs'
import { UserError } from '../stack/userError.mjs'
import { openStore } from './registryStore.mjs'
import { generationIn, writeHostedSite, zipped } from './writeHostedSite.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */

/**
 * Firebase Hosting, one site a package. What is live is learned from its API.
 * @param {GreenlightConfig} config
 * @returns {Promise<import('./target.mjs').Target>}
 * @throws {UserError} if a site does not exist
 */
export async function firebaseTarget(config) {
  const { project } = config
  const api = hostingApi(project)
  const addresses = new Map(
    (await api.sites()).map(({ name, defaultUrl }) => [name.split('/').at(-1), defaultUrl]),
  )
  const sites = sitesOf(config)
  const origins = Object.fromEntries(
    Object.entries(sites).map(([name, site]) => {
      const origin = addresses.get(site)
      if (origin) return [name, origin]
      throw new UserError(
        `${project} has no Hosting site ${site} for ${name}: create it, or name another one in greenlight.config.json.`,
      )
    }),
  )
  const siteOf = (/** @type {string} */ name) => sites[name] ?? ''
  const store = once(() => openStore({ project }))
  return {
    origins,
    config: productionConfig(config),
    project,
    store,
    hashOf: (content) => hash('sha256', zipped(content)),
    servedGeneration: async () => generationIn((await api.live(siteOf('shell')))?.message),
    write: async (name, change) => {
      const site = siteOf(name)
      const release = await writeHostedSite({ api, site, name, store: await store(), change })
      return { isLatest: async () => (await api.live(site))?.name === release }
    },
    withOrigin: (name, use) => use(origins[name] ?? ''),
  }
}
