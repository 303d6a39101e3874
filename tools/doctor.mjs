// npm run doctor: asks the Firebase project that greenlight.config.json names what cannot be known without it, and says
// what to do about each problem. Changes nothing.
import { examine, findingsTable } from './doctor/questions.mjs'
import { needGreenlightConfig } from './hosting/greenlightConfig.mjs'
import { openStore } from './publish/registryStore.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const config = needGreenlightConfig()
  const store = await openStore({ project: config.project })
  const findings = await examine(config, await store.read())
  console.log(findingsTable(findings))
  const problems = findings.filter(({ problem }) => problem).length
  if (problems > 0)
    throw new UserError(`${problems} of ${findings.length} are not as they should be.`)
})
