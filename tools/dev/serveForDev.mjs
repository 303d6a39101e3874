import { fork } from 'node:child_process'
import { join } from 'node:path'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { remoteNames } from '../publish/packages.mjs'
import { publishBuilds } from '../publish/publishBuilds.mjs'
import { build } from '../stack/build.mjs'
import { publishedDir } from '../stack/paths.mjs'
import { emulatorPorts, portOf, sitePorts } from '../stack/ports.mjs'
import { buildEnv } from '../stack/processes.mjs'
import { localOrigins, startSite } from '../stack/site.mjs'
import { step } from '../stack/steps.mjs'
import { UserError } from '../stack/userError.mjs'

/**
 * Serves the shell and some remotes by Vite, the other remotes from their builds.
 * @param {string[]} live names of the remotes under Vite
 * @returns {Promise<string>} the shell's address
 */
export async function serveForDev(live) {
  const origins = localOrigins(sitePorts)
  const config = previewConfig(emulatorPorts)
  const built = remoteNames().filter((name) => !live.includes(name))
  if (built.length > 0) {
    const published = step('the other remotes built and published')
    const howMuch = await build(built)
    await publishBuilds(localTarget(publishedDir, origins), publishedDir, built)
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

/**
 * Starts the Vite dev server of a package.
 * @param {import('./serve.mjs').DevServerOptions} options
 * @returns {Promise<void>} when it listens
 */
function startDevServer(options) {
  const child = fork(join(import.meta.dirname, 'serve.mjs'), [JSON.stringify(options)], {
    execArgv: [],
    env: { ...process.env, ...buildEnv },
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () =>
      reject(new UserError(`The dev server of ${options.name} ended: see the lines above.`)),
    )
  })
}
