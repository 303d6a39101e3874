// npm run publish:remote -- mf-gallery [--bump patch|minor|major] [--canary percent] [--force] [--target firebase]
import { parseArgs } from 'node:util'
import { bump } from './publish/bump.mjs'
import { readPercent } from './publish/canary.mjs'
import { needRemote } from './publish/packages.mjs'
import { needUnpublished, publishRemote } from './publish/publishRemote.mjs'
import { targetNamed } from './publish/target.mjs'
import { build } from './stack/build.mjs'
import { runMain, Stop } from './stack/fail.mjs'
import { run } from './stack/processes.mjs'
import { seconds } from './stack/steps.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      bump: { type: 'string' },
      canary: { type: 'string' },
      target: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  })
  const name = needRemote(positionals[0])
  const percent = values.canary === undefined ? 100 : readPercent(values.canary)
  const target = targetNamed(values.target)
  if (!values.force) await needCleanTree()
  if (values.bump) bump(name, values.bump)
  await needUnpublished(target, name)
  await build([name])
  const { version, before } = await publishRemote(target, name, percent)
  const whose = percent < 100 ? `${percent} % of the browsers` : 'everyone'
  console.log(
    `${name} ${version} is out for ${whose}${before ? `, after ${before}` : ''} (${seconds(performance.now())}). Open pages get it at their next visit.`,
  )
})

/** What is published can be found again in the history. */
async function needCleanTree() {
  const { code, output } = await run('git', ['status', '--porcelain'])
  if (code === 0 && output.trim() === '') return
  throw new Stop('There are changes that are not committed: commit them, or add --force.')
}
