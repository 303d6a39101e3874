// node tools/preview.mjs pr-12: this tree's builds in a preview channel of the project that .firebaserc
// and .env name; the same channel again replaces what is in it.
// --built: the builds that are there; no code of a package runs
import { parseArgs } from 'node:util'
import { deployPreview } from './publish/previewChannel.mjs'
import { loadEnvironment, productionConfig } from './hosting/services.mjs'
import { readFirebaserc } from './publish/firebaseTarget.mjs'
import { runMain, UserError } from './stack/userError.mjs'
import { buildAll } from './stack/stack.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { built: { type: 'boolean', default: false } },
  })
  const [channel] = positionals
  if (!channel) throw new UserError('Name the channel, as in: node tools/preview.mjs pr-12')
  const config = productionConfig(loadEnvironment())
  const firebaserc = readFirebaserc()
  if (!values.built) await buildAll()
  console.log(`The preview is at ${await deployPreview({ channel, firebaserc, config })}`)
})
