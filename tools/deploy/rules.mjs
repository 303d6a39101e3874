import { join } from 'node:path'
import { Stop } from '../stack/fail.mjs'
import { root } from '../stack/paths.mjs'
import { run, tail } from '../stack/processes.mjs'

/**
 * Deploys the access rules of Firestore and Storage, and the indexes.
 * @param {string} project
 */
export async function deployRules(project) {
  const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const only = 'firestore:rules,firestore:indexes,storage'
  const args = ['deploy', '--only', only, '--project', project, '--non-interactive']
  const { code, output } = await run(process.execPath, [firebase, ...args], { cwd: root })
  if (code !== 0) throw new Stop(`The access rules could not be deployed.\n${tail(output)}`)
}
