// npm run doctor [-- --project id] [--member someone@example.org]: asks the Firebase project that greenlight.config.json
// names what cannot be known without it, and says what to do about each problem. Changes nothing.
// --member: asks also what only a member can, after a prompt for the password.
import { parseArgs } from 'node:util'
import { findingsTable } from './doctor/finding.mjs'
import { examine } from './doctor/questions.mjs'
import { needGreenlightConfig } from './hosting/greenlightConfig.mjs'
import { openStore } from './publish/registryStore.mjs'
import { askPassword } from './stack/terminal.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, member: { type: 'string' } },
  })
  const config = needGreenlightConfig()
  if (values.project && values.project !== config.project) {
    throw new UserError(`greenlight.config.json is of ${config.project}, not of ${values.project}.`)
  }
  const member = values.member && {
    email: values.member,
    password: await askPassword(`Password of ${values.member}: `),
  }
  const store = await openStore({ project: config.project })
  const findings = await examine(config, await store.read(), member || undefined)
  console.log(findingsTable(findings))
  const problems = findings.filter(({ problem }) => problem).length
  if (problems > 0)
    throw new UserError(`${problems} of ${findings.length} are not as they should be.`)
})
