import { join } from 'node:path'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { writeJson } from '../publish/atomic.mjs'
import { publishBuilds } from '../publish/builds.mjs'
import { build } from './build.mjs'
import { startEmulators } from './emulators.mjs'
import { seedEmulators } from './seed.mjs'
import { localOrigins, startSite } from './site.mjs'
import { step } from './steps.mjs'

/**
 * Emulators that hold the demo data, or what was kept of it.
 * @param {import('./emulators.mjs').EmulatorOptions} options
 */
export async function startBackend(options) {
  const ready = step('emulators ready')
  const emulators = await startEmulators(options)
  ready(emulators.restored ? 'with the data of the last time' : '')
  await seed(emulators.env)
  // From here on there is something to come back to, whatever ends this run.
  if (options.keep && !emulators.restored) await emulators.save()
  return emulators
}

/**
 * The demo data, unless it is there already.
 * @param {Record<string, string>} env
 */
export async function seed(env) {
  const seeded = step('demo members and shares')
  seeded(await seedEmulators(env))
}

/** Builds what has changed of shell and remotes. */
export async function buildAll() {
  const built = step('shell and remotes built')
  built(await build())
}

/**
 * Publishes the builds on this machine and serves them.
 * @param {object} options
 * @param {Record<string, number>} options.ports of the site, by package name
 * @param {{ auth: number, firestore: number }} options.emulators their ports
 * @param {string} options.publishedDir
 * @param {Partial<import('../hosting/resolve.mjs').SiteConfig>} [options.services] of others, that the site uses
 */
export async function serveBuilds({ ports, emulators, publishedDir, services }) {
  const published = step('builds published')
  const changed = await publishBuilds(publishedDir, localOrigins(ports))
  published(changed.join(', ') || 'nothing new')
  const config = previewConfig(emulators, services)
  writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
  const served = step('site served from its own origins')
  const site = await startSite({ ports, publishedDir, config })
  served()
  return site
}
