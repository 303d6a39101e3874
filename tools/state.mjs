// npm run state -- <name>: people and documents in the running site, to look at by hand. Without a name, it lists them.
import { ownSite } from './stack/environment.mjs'
import { importTypeScript } from './stack/importTypeScript.mjs'
import { needRunningSite } from './stack/runningSite.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async (lifetime) => {
  const [name = ''] = process.argv.slice(2)
  await needRunningSite()
  Object.assign(process.env, ownSite())
  /** @type {typeof import('../e2e/states/states.ts')} */
  const { states } = await importTypeScript('e2e/states/states.ts')
  const make = states[name]
  if (!make) {
    const all = Object.keys(states).join(', ')
    throw new UserError(`${name ? `${name} is not a state` : 'Name a state'}: ${all}.`)
  }
  const { what, looks } = await make()
  console.log(what)
  for (const { as, at, see } of looks) {
    console.log(
      `  ${ownSite().GREENLIGHT_SITE}${at} as ${as.email}, password ${as.password}: “${see}”`,
    )
  }
  await lifetime.end(0)
})
