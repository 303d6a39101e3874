// npm run deploy [-- --dry-run]: puts rules, indexes, remotes and shell of the Firebase project that
// .firebaserc and .env name in place.
import { parseArgs } from 'node:util'
import { planDeployment, runPlan } from './deploy/plan.mjs'
import { deployRules } from './deploy/rules.mjs'
import { loadEnvironment, productionConfig } from './hosting/services.mjs'
import { firebaseTarget, readFirebaserc } from './publish/firebaseTarget.mjs'
import { buildAll } from './stack/stack.mjs'
import { runMain } from './stack/fail.mjs'

await runMain(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  loadEnvironment()
  const config = productionConfig(process.env)
  const firebaserc = readFirebaserc()
  const project = firebaserc.projects.default
  const target = firebaseTarget(firebaserc)
  await buildAll()
  const plan = await planDeployment(target, config, () => deployRules(project))
  if (values['dry-run']) {
    console.log(`Would do in ${project}, in this order:`)
    for (const { what, now } of plan) console.log(`  ${what}: ${now}`)
    return
  }
  await runPlan(plan)
  console.log(`Greenlight is deployed at ${target.origins['shell']}.`)
})
