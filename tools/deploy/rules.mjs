import { firebaseCli } from '../publish/firebaseCli.mjs'
import { root } from '../stack/paths.mjs'

/**
 * Deploys the access rules of Firestore and Storage, and the indexes.
 * @param {string} project
 */
export async function deployRules(project) {
  const only = 'firestore:rules,firestore:indexes,storage'
  const failed = 'The access rules could not be deployed.'
  await firebaseCli(['deploy', '--only', only, '--project', project], { cwd: root, failed })
}
