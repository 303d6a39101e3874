// npm run deploy: sets up the empty Firebase project that greenlight.config.json names.
// npm run deploy -- --rules: deploys the access rules and indexes only, of any project.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  exampleAddresses,
  needGreenlightConfig,
  productionConfig,
} from './hosting/greenlightConfig.mjs'
import { buildFolder } from './publish/buildFolder.mjs'
import { insertReleases } from './publish/changes.mjs'
import { describeRemote, describeShell } from './publish/describeBuild.mjs'
import { firebaseCli, firebaseTarget } from './publish/firebaseTarget.mjs'
import { promote } from './publish/promote.mjs'
import { uploadRemote } from './publish/publishPackage.mjs'
import { writeJson } from './stack/json.mjs'
import { root } from './stack/paths.mjs'
import { buildAll } from './stack/stack.mjs'
import { step } from './stack/steps.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({ options: { rules: { type: 'boolean', default: false } } })
  const own = needGreenlightConfig()
  const { project } = own
  const rules = async () => {
    const deployed = step('rules and indexes deployed')
    const args = ['deploy', '--only', 'firestore:rules,firestore:indexes,storage']
    const failed = 'The access rules could not be deployed.'
    await firebaseCli([...args, '--project', project], { cwd: root, failed })
    deployed()
  }
  if (values.rules) return rules()
  const left = exampleAddresses(own)
  if (left.length > 0) {
    throw new UserError(
      `greenlight.config.json still has addresses of the example: ${left.join(', ')}. Name yours.`,
    )
  }
  const config = productionConfig(own)
  const target = firebaseTarget(own)
  await setUp(target, config, rules)
  console.log(`Greenlight is deployed at ${target.origins['shell']}.`)
})

/**
 * @param {import('./publish/target.mjs').Target} target
 * @param {import('./hosting/resolve.mjs').SiteConfig} config
 * @param {() => Promise<void>} rules
 */
async function setUp(target, config, rules) {
  const { publishedDir, origins } = target
  const store = await target.store()
  if ((await store.read()) || (await target.servedGeneration()) !== null) {
    throw new UserError(
      'This project has releases already: npm run publish -- shell (or a remote) --target firebase changes it.',
    )
  }
  await buildAll()
  await rules()
  writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
  /** @type {import('./publish/contract.mjs').Release[]} */
  const releases = []
  for (const [name, origin] of Object.entries(origins)) {
    if (name === 'shell') continue
    const release = describeRemote(join(root, name), origin)
    await uploadRemote(target, join(root, name), release)
    releases.push(release)
  }
  const folder = join(root, 'shell')
  const shell = { build: buildFolder(folder), release: describeShell(folder) }
  await promote(target, {
    what: 'set up the project',
    reason: 'first deployment',
    apply: (before) => insertReleases(before, releases),
    releases,
    shell,
  })
}
