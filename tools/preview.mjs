// node tools/preview.mjs pr-12: this tree's builds in a preview channel of the project that
// greenlight.config.json names; the same channel again replaces what is in it.
// --built: the builds that are there; no code of a package runs
import { parseArgs } from 'node:util'
import { needGreenlightConfig } from './hosting/greenlightConfig.mjs'
import { deployPreview } from './publish/previewChannel.mjs'
import { buildAll } from './stack/stack.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { built: { type: 'boolean', default: false } },
  })
  const [channel] = positionals
  if (!channel) throw new UserError('Name the channel, as in: node tools/preview.mjs pr-12')
  const config = needGreenlightConfig()
  if (!values.built) await buildAll()
  console.log(`The preview is at ${await deployPreview(channel, config)}`)
})
