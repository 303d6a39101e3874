// npm run canary -- mf-gallery 10 [version] [--target firebase]
import { parseArgs } from 'node:util'
import { readPercent, setCanary } from './publish/canary.mjs'
import { needRemote } from './publish/packages.mjs'
import { targetNamed } from './publish/target.mjs'
import { runMain } from './stack/fail.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { target: { type: 'string' } },
  })
  const [named, share, wanted] = positionals
  const name = needRemote(named)
  const percent = readPercent(share)
  const { version, stays } = await setCanary(targetNamed(values.target), name, percent, wanted)
  console.log(
    percent >= 100
      ? `${name} ${version} is out for everyone.`
      : `${name} ${version} is out for ${percent} % of the browsers; the others have ${stays}.`,
  )
})
