// npm run deploy: sets up the Firebase project that greenlight.config.json names, as far as its APIs can, and publishes
// everything if nothing is published yet. Can be repeated. --yes: asks nothing
// npm run deploy -- --rules: deploys the access rules and indexes only, of any project.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checklist } from './deploy/checklist.mjs'
import { deployRules } from './deploy/deployRules.mjs'
import { needOwners } from './deploy/needOwners.mjs'
import { setUpProject } from './deploy/setUpProject.mjs'
import { findingsTable } from './doctor/finding.mjs'
import { examine } from './doctor/questions.mjs'
import { exampleAddresses, needGreenlightConfig, saveWebApp } from './hosting/greenlightConfig.mjs'
import { insertReleases } from './publish/changes.mjs'
import { describeRemote, describeShell } from './publish/describeBuild.mjs'
import { firebaseTarget } from './publish/firebaseTarget.mjs'
import { shipFunctions } from './publish/functions/publishFunctions.mjs'
import { promote, renewShellSite } from './publish/promote.mjs'
import { uploadRelease } from './publish/publishPackage.mjs'
import { openStore } from './publish/registryStore.mjs'
import { shipRulesAndIndexes } from './publish/rulesAndIndexes.mjs'
import { root } from './stack/paths.mjs'
import { buildAll } from './stack/stack.mjs'
import { confirm } from './stack/terminal.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      rules: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const own = needGreenlightConfig()
  if (values.rules) {
    await needOwners(own.project)
    return shipRulesAndIndexes(own.project, await openOrClosed(own.project))
  }
  const left = exampleAddresses(own)
  if (left.length > 0) {
    throw new UserError(
      `greenlight.config.json still has addresses of the example: ${left.join(', ')}. Name yours.`,
    )
  }
  const config = await setUpProject(own, {
    confirm: values.yes ? () => Promise.resolve(true) : confirm,
    saveWebApp,
    tell: (line) => console.log(`  ✓ ${line}`),
  })
  // Before, a new project has no database, and its service may be off.
  await needOwners(config.project)
  await deployRules(config.project, await openOrClosed(config.project))
  const target = await firebaseTarget(config)
  const store = await target.store()
  if (await store.read()) await renewShellSite(target)
  else await publishEverything(target)
  await shipFunctions(target, config, { reason: 'deployment', built: false })
  console.log(`Greenlight is at ${target.origins['shell']}.\n\n${checklist(config)}\n`)
  const findings = await examine(config, await store.read())
  const missing = findingsTable(findings.filter(({ problem }) => problem))
  console.log(
    missing
      ? `Still missing, as npm run doctor says:\n${missing}`
      : 'npm run doctor finds nothing else.',
  )
})

/** @param {string} project */
async function openOrClosed(project) {
  const registry = await (await openStore({ project })).read()
  return { closed: Boolean(registry?.closed) }
}

/** @param {import('./publish/target.mjs').Target} target */
async function publishEverything(target) {
  await buildAll()
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
