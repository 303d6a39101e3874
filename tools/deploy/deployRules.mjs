import { setTimeout as wait } from 'node:timers/promises'
import { firebaseCli } from '../google/firebaseCli.mjs'
import { googleApi, GoogleError } from '../google/googleApi.mjs'
import { shipRulesAndIndexes } from '../publish/rulesAndIndexes.mjs'
import { UserError } from '../stack/userError.mjs'

const LONGEST_COLLISION_MS = 5 * 60_000
const FIRST_PAUSE_MS = 2000

/**
 * Deploys rules and indexes of a project that may be new: its database and its first index collide for a while. Rules
 * for Storage only where there is a bucket: a new project has none.
 * @param {string} project
 * @param {{ closed: boolean }} options `closed`: the rules of Firestore stay
 */
export async function deployRules(project, options) {
  const giveUp = Date.now() + LONGEST_COLLISION_MS
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      await shipRulesAndIndexes(project, options)
      break
    } catch (error) {
      if (!(error instanceof UserError) || !isCollision(error) || Date.now() > giveUp) throw error
      console.log('  … the new database is not ready for indexes yet; trying again')
      await wait(pause)
    }
  }
  if (await hasBucket(project)) {
    const args = ['deploy', '--only', 'storage', '--project', project]
    await firebaseCli(args, 'The rules for Storage could not be deployed.')
  }
}

/** @param {Error} error */
const isCollision = ({ message }) => /\b409\b|ABORTED|is being created|contention/i.test(message)

/** @param {string} project */
async function hasBucket(project) {
  try {
    await googleApi('storage').ask('GET', `/v1alpha/projects/${project}/defaultBucket`)
    return true
  } catch (error) {
    if (error instanceof GoogleError && [403, 404].includes(error.code)) return false
    throw error
  }
}
