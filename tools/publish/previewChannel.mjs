import { hash } from 'node:crypto'
import { hostingApi } from '../google/hostingApi.mjs'
import { productionConfig, sitesOf } from '../hosting/greenlightConfig.mjs'
import { routesIn } from '../hosting/publishedSite.mjs'
import { folderOf, hostingOf, servingConfig } from '../hosting/resolve.mjs'
import { throwawaySites } from './publishBuilds.mjs'
import { uploadFiles, zipped } from './writeHostedSite.mjs'

const DAYS = 7

/**
 * Puts the builds of this tree into a channel of every site, beside what members have.
 * @param {string} channel
 * @param {import('../hosting/greenlightConfig.mjs').GreenlightConfig} greenlight
 * @returns {Promise<string>} the address of its shell
 */
export async function deployPreview(channel, greenlight) {
  const api = hostingApi(greenlight.project)
  const config = productionConfig(greenlight)
  const sites = sitesOf(greenlight)
  /** @type {Record<string, string>} */
  const origins = {}
  // Hosting draws a part of a channel's address, which registry and headers name.
  for (const [name, site] of Object.entries(sites)) {
    origins[name] = await api.channel(site, channel, DAYS)
  }
  const { registry, sites: contents } = throwawaySites(origins, config)
  const routes = routesIn(registry)
  for (const [name, files] of contents) {
    const site = sites[name] ?? ''
    const folders = [...new Set([...files.keys()].flatMap((path) => folderOf(name, path) ?? []))]
    const version = await api.createVersion(site)
    await uploadFiles(
      api,
      version,
      new Map(
        [...files].map(([path, content]) => [
          path,
          { content, hash: hash('sha256', zipped(content)) },
        ]),
      ),
    )
    const hosting = hostingOf(name, { origins, config, routes, folders })
    await api.finalize(site, version, servingConfig(hosting))
    await api.release(site, version, `preview ${channel}`, channel)
  }
  return origins['shell'] ?? ''
}
