// npm start: the whole product on this machine, from a fresh clone with one command.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { install } from './stack/install.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { dataDir, publishedDir } from './stack/paths.mjs'
import { runMain } from './stack/userError.mjs'

await runMain(async (lifetime) => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  needNode()
  needJava()
  install()
  // Imported here because these modules need the packages.
  const { readGreenlightConfig, servicesOf } = await import('./hosting/greenlightConfig.mjs')
  const config = readGreenlightConfig()
  const { emulatorPorts, needPorts, sitePorts } = await import('./stack/ports.mjs')
  const { markRunning } = await import('./stack/runningSite.mjs')
  const { buildAll, readyLine, serveBuilds, startBackend } = await import('./stack/stack.mjs')
  await needPorts()
  if (values.fresh) {
    for (const folder of [dataDir, publishedDir]) rmSync(folder, { recursive: true, force: true })
  }
  await Promise.all([startBackend(lifetime), buildAll()])
  const { origins } = await serveBuilds({
    ports: sitePorts,
    emulators: emulatorPorts,
    publishedDir,
    ...(config && { services: servicesOf(config) }),
  })
  lifetime.onEnd(markRunning('start'))
  console.log(readyLine(origins['shell'] ?? ''))
})
