// npm run releases [-- --history] [--target firebase]: who runs what, or who changed what.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kitOf } from './publish/packages.mjs'
import { renewRegistryCopy } from './publish/promote.mjs'
import { historyTable, releasesTable } from './publish/table.mjs'
import { targetNamed } from './publish/target.mjs'
import { root } from './stack/paths.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, history: { type: 'boolean', default: false } },
  })
  const target = targetNamed(values.target)
  const store = await target.store()
  const registry = await store.read()
  if (!registry) throw new UserError('Nothing is published: run npm start, or npm run deploy.')
  await renewRegistryCopy(target)
  const { version } = kitOf(join(root, 'shell'))
  console.log(
    values.history ? historyTable(await store.history()) : releasesTable(registry, version),
  )
})
