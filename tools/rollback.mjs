// npm run rollback -- mf-gallery [version] [--target firebase]
import { parseArgs } from 'node:util'
import { needRemote } from './publish/packages.mjs'
import { rollback } from './publish/rollback.mjs'
import { targetNamed } from './publish/target.mjs'
import { runMain } from './stack/fail.mjs'
import { seconds } from './stack/steps.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { target: { type: 'string' } },
  })
  const [named, wanted] = positionals
  const name = needRemote(named)
  const { version, before } = await rollback(targetNamed(values.target), name, wanted)
  console.log(`${name} is back at ${version}, from ${before} (${seconds(performance.now())}).`)
})
