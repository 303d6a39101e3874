// npm run registry [-- --target firebase]: who runs what, since when.
import { parseArgs } from 'node:util'
import { readRegistry } from './publish/registry.mjs'
import { registryTable } from './publish/table.mjs'
import { targetNamed } from './publish/target.mjs'
import { runMain } from './stack/fail.mjs'

await runMain(async () => {
  const { values } = parseArgs({ options: { target: { type: 'string' } } })
  const target = targetNamed(values.target)
  await target.pull(['shell'])
  console.log(registryTable(readRegistry(target.publishedDir)))
})
