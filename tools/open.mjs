// npm run open [-- --target firebase]: ends npm run close. Deploys the access rules of this tree.
import { parseArgs } from 'node:util'
import { openSite } from './close/closeSite.mjs'
import { targetNamed } from './publish/target.mjs'
import { runMain } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({ options: { target: { type: 'string' } } })
  const target = await targetNamed(values.target)
  await openSite(target)
  console.log(`The site is open${target.project ? ` in ${target.project}` : ''}.`)
})
