// npm run canary -- mf-gallery 10 [version] [--reason text] [--target firebase]
import { parseArgs } from 'node:util'
import { isRemote, readShare, setShare } from './publish/changes.mjs'
import { findRelease } from './publish/findRelease.mjs'
import { promote } from './publish/promote.mjs'
import { targetNamed } from './publish/target.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { target: { type: 'string' }, reason: { type: 'string', default: '' } },
  })
  const [named, percent, version] = positionals
  const target = await targetNamed(values.target)
  const share = readShare(percent)
  const { name, canary, release = canary } = await findRelease(target, named, version)
  if (name === 'shell') throw new UserError('The shell has no canary: name a remote.')
  if (!release || !isRemote(release)) {
    throw new UserError(
      `${name} has no canary: publish one with npm run publish -- ${name} --canary 10.`,
    )
  }
  await promote(target, {
    what: `give ${name} ${release.version} to ${share} %`,
    reason: values.reason,
    apply: (before) => setShare(before, release, share),
  })
  console.log(
    share === 0
      ? `${name} ${release.version} is not published any more.`
      : `${name} ${release.version} is published for ${share < 100 ? `${share} % of the browsers` : 'everyone'}.`,
  )
})
