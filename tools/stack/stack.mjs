import { join } from 'node:path'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { publishBuilds } from '../publish/publishBuilds.mjs'
import { demoMembers, emailOf, password } from '../seed/data.mjs'
import { build } from './build.mjs'
import { startEmulators } from './emulators.mjs'
import { writeJson } from './json.mjs'
import { dataDir, root } from './paths.mjs'
import { emulatorPorts } from './ports.mjs'
import { lastLines, run } from './processes.mjs'
import { localOrigins, startSite } from './site.mjs'
import { seconds, step } from './steps.mjs'
import { UserError } from './userError.mjs'

/**
 * Emulators with the demo data, or with the data of an earlier start.
 * @param {import('./lifetime.mjs').Lifetime} lifetime
 */
export async function startBackend(lifetime) {
  const ready = step('emulators ready')
  const options = { ports: emulatorPorts, folder: dataDir, keep: true, lifetime }
  const emulators = await startEmulators(options)
  ready(emulators.restored ? 'with the data of the last start' : '')
  await seed(emulators.env)
  // They save when they end. From here on, the next start finds data even if this process is killed.
  if (!emulators.restored) await emulators.save()
}

/**
 * The demo data, unless it is there already.
 * @param {Record<string, string>} env
 */
export async function seed(env) {
  const seeded = step('demo members and shares')
  const { code, output } = await run(process.execPath, [join(root, 'tools/seed/seed.mjs')], { env })
  if (code !== 0) throw new UserError(`The seed failed.\n${lastLines(output)}`)
  seeded(output.replace(/^Seed: /, ''))
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
  const config = { ...previewConfig(emulators), ...services }
  writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
  const published = step('builds published')
  const changed = await publishBuilds(
    localTarget(publishedDir, localOrigins(ports), emulators.firestore),
    publishedDir,
  )
  published(changed.join(', ') || 'nothing new')
  const served = step('site served from its own origins')
  const site = await startSite({ ports, publishedDir, config })
  served()
  return site
}

/**
 * What a person needs to know once everything runs.
 * @param {string} address
 */
export function readyLine(address) {
  const emails = demoMembers.map(emailOf).join(', ')
  return `Greenlight is ready at ${address} (${seconds(performance.now())}). Sign in as ${emails} with the password "${password}". Ctrl-C stops it.`
}
