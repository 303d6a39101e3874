// npm run unhold -- mf-gallery [version] [--reason text] [--target firebase]: ends the hold of a rollback; with a version,
// members get that release again.
import { parseArgs } from 'node:util'
import { bringBack } from './publish/changes.mjs'
import { findRelease } from './publish/findRelease.mjs'
import { promote } from './publish/promote.mjs'
import { targetNamed } from './publish/target.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { target: { type: 'string' }, reason: { type: 'string', default: '' } },
  })
  const [named, version] = positionals
  const target = await targetNamed(values.target)
  const { name, release } = await findRelease(target, named, version)
  const holds = await (await target.store()).holds()
  if (!holds[name] && !release) throw new UserError(`${name} is not held.`)
  await promote(target, {
    what: `end the hold of ${name}${release ? `, ${release.version} in front` : ''}`,
    reason: values.reason,
    apply: (before) => (release ? bringBack(before, release) : before),
    holds: () => ({ [name]: null }),
  })
  console.log(
    release
      ? `${name} ${release.version} is published again, and ${name} is not held.`
      : `${name} is not held any more: the next publication of what has changed includes it.`,
  )
})
