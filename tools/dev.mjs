// npm run dev: the product with hot reload. Names of remotes run only those under Vite, the others
// from their builds: npm run dev -- mf-gallery. A file of a remote names it, too. With --against <address of a
// published site>, the remote is built for that site, and nothing else runs here.
import { parseArgs } from 'node:util'
import { install } from './stack/install.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { runMain } from './stack/userError.mjs'

await runMain(async (lifetime) => {
  needNode()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  })
  if (!values.against) needJava()
  install()
  // Imported here because these modules need the packages.
  const { needPorts, portOf } = await import('./stack/ports.mjs')
  const { markRunning } = await import('./stack/runningSite.mjs')
  const { needRemote, remoteNames } = await import('./publish/packages.mjs')
  const { readyLine, startBackend } = await import('./stack/stack.mjs')
  const { serveForDev } = await import('./dev/serveForDev.mjs')
  const named = positionals.map((path) => needRemote(path.split('/')[0]))
  if (values.against) {
    const { serveAgainst } = await import('./dev/serveAgainst.mjs')
    console.log(await serveAgainst(needRemote(named[0]), values.against))
    return
  }
  await needPorts()
  await startBackend(lifetime)
  const address = await serveForDev(named.length ? named : remoteNames())
  lifetime.onEnd(markRunning('dev'))
  console.log(readyLine(address))
  for (const name of named) console.log(`${name} is alone at http://localhost:${portOf(name)}`)
})
