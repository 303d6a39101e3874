import { join } from 'node:path'
import { root } from '../stack/paths.mjs'
import { lastLines, run } from '../stack/processes.mjs'
import { UserError } from '../stack/userError.mjs'

/** The Firebase CLI waits forever for an answer that does not come. */
const LONGEST_MS = 10 * 60_000

/**
 * Runs the Firebase CLI, which asks nothing.
 * @param {string[]} args
 * @param {string} failed what to say when it does not work
 */
export async function firebaseCli(args, failed) {
  const cli = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const { code, output } = await run(process.execPath, [cli, ...args, '--non-interactive'], {
    timeoutMs: LONGEST_MS,
  })
  if (code !== 0) throw new UserError(`${failed}\n${lastLines(output)}`)
}
