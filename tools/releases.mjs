// npm run releases [-- --history | --expired] [--target firebase]: who runs what, who changed what, or which old
// releases the next publication of their package removes.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kitOf } from './publish/packages.mjs'
import { expiredReleases } from './publish/planSite.mjs'
import { renewShellSite } from './publish/promote.mjs'
import { compareDeployed, differenceLine } from './publish/rulesAndIndexes.mjs'
import { expiredTable, historyTable, releasesTable } from './publish/table.mjs'
import { targetNamed } from './publish/target.mjs'
import { root } from './stack/paths.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      history: { type: 'boolean', default: false },
      expired: { type: 'boolean', default: false },
    },
  })
  const target = await targetNamed(values.target)
  const store = await target.store()
  const registry = await store.read()
  if (!registry) throw new UserError('Nothing is published: run npm start, or npm run deploy.')
  await renewShellSite(target)
  if (values.history) return console.log(historyTable(await store.history()))
  if (values.expired) return console.log(expiredTable(await expiredReleases(store, registry)))
  const { version } = kitOf(join(root, 'shell'))
  if (registry.closed)
    console.log(`The site is ${registry.closed.mode}: ${registry.closed.why} npm run open ends it.`)
  console.log(releasesTable(registry, version, await store.holds()))
  const [functions] = await store.versionsOf('functions')
  if (functions) console.log(`functions ${functions}`)
  if (target.project) console.log(differenceLine(await compareDeployed(target.project)))
})
