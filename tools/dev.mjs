// npm run dev: the product with hot reload. Names of remotes run only those under Vite, the others
// from their builds: npm run dev -- mf-gallery
import { runMain } from './stack/fail.mjs'
import { install } from './stack/install.mjs'
import { stopOnSignals } from './stack/lifetime.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { dataDir, publishedDir } from './stack/paths.mjs'
import { emulatorPorts, needPorts, sitePorts } from './stack/ports.mjs'
import { readyLine } from './stack/steps.mjs'

await runMain(async () => {
  stopOnSignals()
  needNode()
  needJava()
  await needPorts({ ...sitePorts, ...emulatorPorts })
  await install()
  // What follows needs the packages.
  const { needRemote, remoteNames } = await import('./publish/packages.mjs')
  const { startBackend } = await import('./stack/stack.mjs')
  const { serveForDev } = await import('./dev/serveForDev.mjs')
  const named = process.argv.slice(2).map(needRemote)
  const [, address] = await Promise.all([
    startBackend({ ports: emulatorPorts, folder: dataDir, keep: true }),
    serveForDev({ live: named.length ? named : remoteNames(), publishedDir }),
  ])
  console.log(readyLine(address))
})
