// node tools/release/untagged.mjs: prints name@version of each package whose version has no tag. After a merge of the
// release pull request, these are what it brought.
import { join } from 'node:path'
import { readPackage, remoteNames } from '../publish/packages.mjs'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { runMain } from '../stack/userError.mjs'

const OTHERS = [
  'shared/build',
  'shared/domain',
  'shared/kit',
  'shared/runtime',
  'shell',
  'e2e',
  'tools',
]

await runMain(async () => {
  const { output } = await run('git', ['tag', '--list'])
  const tags = new Set(output.split('\n'))
  const versions = [...OTHERS, ...remoteNames()].map((folder) => {
    const { name, version } = readPackage(join(root, folder))
    return `${name}@${version}`
  })
  console.log(versions.filter((tag) => !tags.has(tag)).join(' '))
})
