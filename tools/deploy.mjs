// npm run deploy: sets up the empty Firebase project that greenlight.config.json names.
// npm run deploy -- --rules: deploys the access rules and indexes only, of any project.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firebaseCli } from './google/firebaseCli.mjs'
import { exampleAddresses, needGreenlightConfig } from './hosting/greenlightConfig.mjs'
import { insertReleases } from './publish/changes.mjs'
import { describeRemote, describeShell } from './publish/describeBuild.mjs'
import { firebaseTarget } from './publish/firebaseTarget.mjs'
import { promote } from './publish/promote.mjs'
import { uploadRelease } from './publish/publishPackage.mjs'
import { runMain, UserError } from './stack/userError.mjs'
import { root } from './stack/paths.mjs'
import { buildAll } from './stack/stack.mjs'
import { step } from './stack/steps.mjs'

await runMain(async () => {
  const { values } = parseArgs({ options: { rules: { type: 'boolean', default: false } } })
  const config = needGreenlightConfig()
  const rules = async () => {
    const deployed = step('rules and indexes deployed')
    const args = ['deploy', '--only', 'firestore', '--project', config.project]
    await firebaseCli(args, 'The access rules could not be deployed.')
    deployed()
  }
  if (values.rules) return rules()
  const left = exampleAddresses(config)
  if (left.length > 0) {
    throw new UserError(
      `greenlight.config.json still has addresses of the example: ${left.join(', ')}. Name yours.`,
    )
  }
  const target = await firebaseTarget(config)
  await setUp(target, rules)
  console.log(`Greenlight is deployed at ${target.origins['shell']}.`)
})

/**
 * @param {import('./publish/target.mjs').Target} target
 * @param {() => Promise<void>} rules
 */
async function setUp(target, rules) {
  const store = await target.store()
  if ((await store.read()) || (await target.servedGeneration()) !== null) {
    throw new UserError(
      'This project has releases already: npm run publish -- shell (or a remote) --target firebase changes it.',
    )
  }
  await buildAll()
  await rules()
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
