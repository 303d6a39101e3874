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
  const {
    buildAll,
    mailPorts,
    previewMail,
    readyLine,
    serveBuilds,
    startBackend,
    startMail,
    useBuiltFunctions,
  } = await import('./stack/stack.mjs')
  await needPorts()
  if (values.fresh) {
    for (const folder of [dataDir, publishedDir]) rmSync(folder, { recursive: true, force: true })
  }
  const site = `http://localhost:${sitePorts['shell']}`
  const ports = await mailPorts()
  const mail = startMail(lifetime, ports, emulatorPorts.auth)
  const [emulators] = await Promise.all([startBackend(lifetime, { ports, site }), buildAll(), mail])
  useBuiltFunctions()
  const { origins } = await serveBuilds({
    ports: sitePorts,
    emulators: emulatorPorts,
    publishedDir,
    services: { ...(config && servicesOf(config)), mail: previewMail(dataDir, ports) },
  })
  lifetime.onEnd(markRunning('start'))
  console.log(readyLine(origins['shell'] ?? ''))
  await emulators.functions
  console.log(`E-mail is ready: ${await mail} shows all e-mails of this site.`)
})
