// npm run dev: the product with hot reload. Names of remotes run only those under Vite, the others
// from their builds: npm run dev -- mf-gallery
import { install } from './stack/install.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { runMain } from './stack/userError.mjs'

await runMain(async (lifetime) => {
  needNode()
  needJava()
  install()
  // Imported here because these modules need the packages.
  const { needPorts } = await import('./stack/ports.mjs')
  const { markRunning } = await import('./stack/runningSite.mjs')
  const { needRemote, remoteNames } = await import('./publish/packages.mjs')
  const { readyLine, startBackend } = await import('./stack/stack.mjs')
  const { serveForDev } = await import('./dev/serveForDev.mjs')
  const named = process.argv.slice(2).map((name) => needRemote(name))
  await needPorts()
  await startBackend(lifetime)
  const address = await serveForDev(named.length ? named : remoteNames())
  lifetime.onEnd(markRunning('dev'))
  console.log(readyLine(address))
})
