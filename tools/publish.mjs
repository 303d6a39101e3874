// npm run publish -- mf-gallery [more packages | shell | functions | folder]
//   [--canary percent] [--reason text] [--force] [--built] [--target firebase]
// npm run publish -- --changed [packages]: those that differ from what is published, of all or of these
// --built: the builds that are there; no code of a package runs
import { parseArgs } from 'node:util'
import { needGreenlightConfig, productionConfig } from './hosting/greenlightConfig.mjs'
import { audienceOf } from './publish/audience.mjs'
import { readShare } from './publish/changes.mjs'
import {
  publishFunctions,
  publishFunctionsLocally,
  shipFunctions,
} from './publish/functions/publishFunctions.mjs'
import { packageFolder, remoteNames } from './publish/packages.mjs'
import { publishInOrder } from './publish/publishInOrder.mjs'
import { targetNamed } from './publish/target.mjs'
import { run } from './stack/processes.mjs'
import { seconds } from './stack/steps.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      built: { type: 'boolean', default: false },
      canary: { type: 'string' },
      changed: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      reason: { type: 'string', default: '' },
      target: { type: 'string' },
    },
  })
  const { built, changed, reason } = values
  if (!changed && positionals.length === 0) {
    throw new UserError('Name what to publish, as in: npm run publish -- mf-gallery')
  }
  const withFunctions = positionals.includes('functions')
  const names =
    positionals.length > 0
      ? positionals.filter((name) => name !== 'functions')
      : [...remoteNames(), 'shell']
  const folders = names.map(packageFolder)
  const share = values.canary === undefined ? 100 : readShare(values.canary)
  if (share < 100 && names.includes('shell'))
    throw new UserError('The shell has no canary: name remotes only, or leave out --canary.')
  const target = await targetNamed(values.target)
  const isLocal = !values.target || values.target === 'local'
  if (!values.force && !isLocal) await needCleanTree()
  if (isLocal && withFunctions) console.log(await publishFunctionsLocally({ built }))
  // First, because the site asks them.
  if (!isLocal && (withFunctions || names.includes('shell'))) {
    const ship = withFunctions && !changed ? publishFunctions : shipFunctions
    const version = await ship(target, needGreenlightConfig(), { reason, built })
    if (version) console.log(`functions ${version} is published (${seconds(performance.now())}).`)
  }
  if (names.length === 0) return
  const config =
    isLocal || !names.includes('shell') ? undefined : productionConfig(needGreenlightConfig())
  const releases = await publishInOrder(target, folders, {
    share,
    reason,
    built,
    changed,
    isLocal,
    config,
  })
  if (releases.length === 0) console.log('Nothing has changed since it was published.')
  const registry = await (await target.store()).read()
  for (const { name, version } of releases) {
    const published = registry?.remotes[name]?.find((each) => each.version === version)
    const whose = registry && published ? audienceOf(registry, published) : 'for everyone'
    const [own, local] = version.split('-local.')
    const after = local
      ? ` ${own} is published already, so this is a prerelease for this machine.`
      : ''
    console.log(`${name} ${version} is published ${whose} (${seconds(performance.now())}).${after}`)
  }
  if (target.project && releases.length > 0) console.log('npm run doctor examines the project.')
})

/** Refuses uncommitted changes, so that the git history contains everything that is published. */
async function needCleanTree() {
  const { code, output } = await run('git', ['status', '--porcelain'])
  if (code === 0 && output.trim() === '') return
  throw new UserError('There are changes that are not committed: commit them, or add --force.')
}
