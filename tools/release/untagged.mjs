// node tools/release/untagged.mjs: prints name@version of each package whose version has no tag. After a merge of the
// release pull request, these are what it brought.
import { join } from 'node:path'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { runMain } from '../stack/userError.mjs'

await runMain(async () => {
  const { output } = await run('git', ['tag', '--list'])
  const tags = new Set(output.split('\n'))
  const lerna = join(root, 'node_modules', '.bin', 'lerna')
  const { output: list } = await run(lerna, ['list', '--all', '--json', '--loglevel', 'silent'])
  /** @type {{ name: string, version: string }[]} */
  const packages = parseJson(list)
  const versions = packages.map(({ name, version }) => `${name}@${version}`)
  console.log(versions.filter((tag) => !tags.has(tag)).join(' '))
})
