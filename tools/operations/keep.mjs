// Part of making versions, before their commit (.github/workflows): keeps the operations of each package with a new
// version, for the check that the rules still allow them. Lerna runs no scripts, because .npmrc forbids them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPackage } from '../publish/packages.mjs'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { keepOperations, packagesWithOperations } from './operationFiles.mjs'

for (const name of packagesWithOperations()) {
  const folder = name === 'kit' ? 'shared/kit' : name
  const { version } = readPackage(join(root, folder))
  const { code, output } = await run('git', ['show', `HEAD:${folder}/package.json`])
  if (code === 0 && version === versionIn(output)) continue
  const releases = keepOperations(name, version, root)
  if (existsSync(releases)) await run('git', ['add', '--all', releases])
}

/** @param {string} text a package.json */
function versionIn(text) {
  /** @type {{ version: string }} */
  const { version } = parseJson(text)
  return version
}
