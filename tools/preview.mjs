// node tools/preview.mjs pr-12: this tree's builds in a preview channel of the project that .firebaserc
// and .env name; the same channel again replaces what is in it.
import { parseArgs } from 'node:util'
import { deployPreview } from './publish/previewChannel.mjs'
import { loadEnvironment, productionConfig } from './hosting/services.mjs'
import { readFirebaserc } from './publish/firebaseTarget.mjs'
import { runMain, UserError } from './stack/userError.mjs'
import { buildAll } from './stack/stack.mjs'

await runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [channel] = positionals
  if (!channel) throw new UserError('Name the channel, as in: node tools/preview.mjs pr-12')
  const config = productionConfig(loadEnvironment())
  const firebaserc = readFirebaserc()
  await buildAll()
  console.log(`The preview is at ${await deployPreview({ channel, firebaserc, config })}`)
})
