import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'
import { buildEnv, run } from './processes.mjs'
import { UserError } from './userError.mjs'

/**
 * Builds shell and remotes; what has not changed comes from the cache.
 * @param {string[]} [only] package names
 * @returns {Promise<string>} how much was built, in words
 */
export async function build(only = []) {
  const lerna = join(root, 'node_modules', 'lerna', 'dist', 'cli.js')
  const scopes = only.flatMap((name) => ['--scope', name])
  const { code, output } = await run(process.execPath, [lerna, 'run', 'build', ...scopes], {
    env: buildEnv,
  })
  if (code !== 0) throw new UserError(`The build failed.\n${whatFailed(output)}`)
  const [, cached, all] = /(\d+) out of (\d+) tasks/.exec(output) ?? []
  return all ? `${cached} of ${all} from the cache` : 'built'
}

/** @param {string} output of lerna, with the files of the builds that went well, and stack traces */
function whatFailed(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !/^(dist\/|npm error|\s+at )/.test(line))
    .slice(-25)
    .join('\n')
}
