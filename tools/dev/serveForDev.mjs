import { previewConfig } from '../hosting/previewConfig.mjs'
import { publishBuilds } from '../publish/builds.mjs'
import { remoteNames } from '../publish/packages.mjs'
import { build } from '../stack/build.mjs'
import { emulatorPorts, portOf, sitePorts } from '../stack/ports.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { step } from '../stack/steps.mjs'
import { startDevServer } from './devServer.mjs'

/**
 * Serves the shell and some remotes by Vite, the other remotes from their builds.
 * @param {object} options
 * @param {string[]} options.live names of the remotes under Vite
 * @param {string} options.publishedDir
 * @returns {Promise<string>} the shell's address
 */
export async function serveForDev({ live, publishedDir }) {
  const origins = localOrigins(sitePorts)
  const config = previewConfig(emulatorPorts)
  const built = remoteNames().filter((name) => !live.includes(name))
  if (built.length > 0) {
    const published = step('the other remotes built and published')
    const howMuch = await build(built)
    await publishBuilds(publishedDir, origins, built)
    published(howMuch)
    const ports = Object.fromEntries(built.map((name) => [name, portOf(name)]))
    await startSite({ ports, publishedDir, config })
  }
  const listening = step(`dev servers of ${['shell', ...live].join(', ')}`)
  /** @type {import('./devFiles.mjs').DevSite} */
  const site = { config, publishedDir, live: {} }
  for (const name of live) site.live[name] = origins[name] ?? ''
  await Promise.all([
    startDevServer({ name: 'shell', port: portOf('shell'), site }),
    ...live.map((name) => startDevServer({ name, port: portOf(name) })),
  ])
  listening()
  return origins['shell'] ?? ''
}
