// npm run deploy: sets up the empty Firebase project that greenlight.config.json names.
// npm run deploy -- --rules: deploys the access rules and indexes only, of any project.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exampleAddresses, needGreenlightConfig } from './hosting/greenlightConfig.mjs'
import { insertReleases } from './publish/changes.mjs'
import { describeRemote, describeShell } from './publish/describeBuild.mjs'
import { firebaseTarget } from './publish/firebaseTarget.mjs'
import { promote } from './publish/promote.mjs'
import { uploadRelease } from './publish/publishPackage.mjs'
import { shipRulesAndIndexes } from './publish/rulesAndIndexes.mjs'
import { root } from './stack/paths.mjs'
import { buildAll } from './stack/stack.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({ options: { rules: { type: 'boolean', default: false } } })
  const config = needGreenlightConfig()
  if (values.rules) return shipRulesAndIndexes(config.project)
  const left = exampleAddresses(config)
  if (left.length > 0) {
    throw new UserError(
      `greenlight.config.json still has addresses of the example: ${left.join(', ')}. Name yours.`,
    )
  }
  const target = await firebaseTarget(config)
  await setUp(target, config.project)
  console.log(`Greenlight is deployed at ${target.origins['shell']}.`)
})

/**
 * @param {import('./publish/target.mjs').Target} target
 * @param {string} project
 */
async function setUp(target, project) {
  const store = await target.store()
  if ((await store.read()) || (await target.servedGeneration()) !== null) {
    throw new UserError(
      'This project has releases already: npm run publish -- shell (or a remote) --target firebase changes it.',
    )
  }
  await buildAll()
  await shipRulesAndIndexes(project)
  const remotes = Object.entries(target.origins).filter(([name]) => name !== 'shell')
  const releases = remotes.map(([name, origin]) => describeRemote(join(root, name), origin))
  const shell = describeShell(join(root, 'shell'))
  const records = []
  for (const release of [...releases, shell]) {
    records.push((await uploadRelease(target, join(root, release.name), release)).published)
  }
  await promote(target, {
    what: 'set up the project',
    reason: 'first deployment',
    apply: (before) => insertReleases({ ...before, shell, config: target.config }, releases),
    releases: records,
  })
}
