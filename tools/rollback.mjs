// npm run rollback -- mf-gallery [version] [--reason text] [--target firebase]; also of the shell. Holds the package:
// publish --changed skips it until npm run unhold, or until it is published by name with another content.
import { parseArgs } from 'node:util'
import { bringBack, isRemote, rollBack } from './publish/changes.mjs'
import { publisher } from './publish/describeBuild.mjs'
import { earlierShell, findRelease } from './publish/findRelease.mjs'
import { holdOf } from './publish/holds.mjs'
import { promote } from './publish/promote.mjs'
import { targetNamed } from './publish/target.mjs'
import { seconds } from './stack/steps.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { target: { type: 'string' }, reason: { type: 'string', default: '' } },
  })
  const [named, version] = positionals
  const { reason } = values
  const target = await targetNamed(values.target)
  const { name, first, release } = await findRelease(target, named, version)
  if (release?.version === first) throw new UserError(`${name} ${first} is the newest one already.`)
  const back = name === 'shell' ? (release ?? (await earlierShell(target))) : release
  const { shell, remotes } = await promote(target, {
    what: `roll back ${name} ${first}${back ? ` to ${back.version}` : ''}`,
    reason,
    apply: (before) =>
      back && !isRemote(back) ? bringBack(before, back) : rollBack(before, name, back),
    holds: (before) => ({ [name]: holdOf(before, name, { by: publisher(), reason }) }),
  })
  const now = (name === 'shell' ? shell : remotes[name]?.[0])?.version
  console.log(`${name} is back at ${now}, from ${first} (${seconds(performance.now())}).`)
  console.log(`It is held: npm run unhold -- ${name} ends that.`)
})
