// npm run close -- --why "We look into a leak." [--readonly] [--target firebase]: closes the site in a minute, or makes it
// read-only. Members read why. No publication opens it again, only npm run open.
import { parseArgs } from 'node:util'
import { closeSite } from './close/closeSite.mjs'
import { targetNamed } from './publish/target.mjs'
import { seconds } from './stack/steps.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      why: { type: 'string', default: '' },
      readonly: { type: 'boolean', default: false },
      target: { type: 'string' },
    },
  })
  const why = values.why.trim()
  if (!why) {
    throw new UserError('Say why, for the members: npm run close -- --why "We look into a leak."')
  }
  const mode = values.readonly ? 'readonly' : 'closed'
  const target = await targetNamed(values.target)
  await closeSite(target, { mode, why })
  const state = values.readonly ? 'read-only' : 'closed'
  const where = target.project ? `in ${target.project}` : 'on this machine'
  console.log(`The site is ${state} ${where} (${seconds(performance.now())}). Members read: ${why}`)
  console.log('Firestore applies the rules within a minute. npm run open opens the site again.')
})
