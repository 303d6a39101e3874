// npm run rollback -- mf-gallery [version] [--reason text] [--target firebase]
import { parseArgs } from 'node:util'
import { rollBack } from './publish/changes.mjs'
import { findRelease } from './publish/findRelease.mjs'
import { promote } from './publish/promote.mjs'
import { targetNamed } from './publish/target.mjs'
import { seconds } from './stack/steps.mjs'
import { runMain } from './stack/userError.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { target: { type: 'string' }, reason: { type: 'string', default: '' } },
  })
  const [named, version] = positionals
  const target = await targetNamed(values.target)
  const { name, first, release } = await findRelease(target, named, version)
  const { remotes } = await promote(target, {
    what: `roll back ${name} ${first}${release ? ` to ${release.version}` : ''}`,
    reason: values.reason,
    apply: (before) => rollBack(before, name, release),
  })
  const now = remotes[name]?.[0]?.version
  console.log(`${name} is back at ${now}, from ${first} (${seconds(performance.now())}).`)
})
