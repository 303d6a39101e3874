import { join } from 'node:path'
import { UserError } from '../stack/userError.mjs'
import { root } from '../stack/paths.mjs'
import { run, lastLines } from '../stack/processes.mjs'

/**
 * Runs the Firebase CLI, which asks nothing.
 * @param {string[]} args
 * @param {{ cwd: string, failed: string }} options `cwd`: with the firebase.json and .firebaserc that
 *   are meant; `failed`: what to say when it does not work
 * @param {typeof run} [start]
 * @returns {Promise<string>} its output
 */
export async function firebaseCli(args, { cwd, failed }, start = run) {
  const cli = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const all = [cli, ...args, '--non-interactive']
  const { code, output } = await start(process.execPath, all, { cwd })
  if (code !== 0) throw new UserError(`${failed}\n${lastLines(output)}`)
  return output
}
