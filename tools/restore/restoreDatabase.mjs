import { googleApi } from '../google/googleApi.mjs'
import { untilDone } from '../google/operations.mjs'
import { orNothing } from '../google/orNothing.mjs'
import { UserError } from '../stack/userError.mjs'

/** @typedef {{ name: string, database: string, snapshotTime: string, state: string }} Backup */

const LONGEST_RESTORE_MS = 4 * 60 * 60_000

/**
 * Restores a backup into a new database beside the live one, unless it is there already.
 * @param {string} project
 * @param {object} options
 * @param {string} options.database id of the new one
 * @param {string} [options.backup] name; without it, the newest
 * @param {(line: string) => void} options.tell
 * @throws {UserError} if there is no backup
 */
export async function restoreDatabase(project, { database, backup, tell }) {
  const api = googleApi('firestore')
  const databases = `/v1/projects/${project}/databases`
  const exists = await orNothing(api.ask('GET', `${databases}/${database}`))
  if (exists) {
    // A command that was ended began it.
    const data = await api.ask('GET', `${databases}/${database}/operations`)
    const { operations = [] } = /** @type {{ operations?: unknown[] }} */ (data)
    for (const operation of operations)
      await untilDone(api, '/v1', operation, { longestMs: LONGEST_RESTORE_MS })
    return tell(`the database ${database} is there`)
  }
  const { name, snapshotTime } = await findBackup(project, backup)
  tell(`restoring the backup of ${snapshotTime.slice(0, 16).replace('T', ' ')} into ${database}`)
  const body = { databaseId: database, backup: name }
  const operation = await api.ask('POST', `${databases}:restore`, { body })
  await untilDone(api, '/v1', operation, { longestMs: LONGEST_RESTORE_MS })
  tell(`the database ${database} is restored`)
}

/**
 * @param {string} project
 * @param {string | undefined} named
 * @returns {Promise<Backup>}
 */
async function findBackup(project, named) {
  const data = await googleApi('firestore').ask(
    'GET',
    `/v1/projects/${project}/locations/-/backups`,
  )
  const { backups = [] } = /** @type {{ backups?: Backup[] }} */ (data)
  const ready = backups
    .filter(({ state, database }) => state === 'READY' && database.endsWith('/(default)'))
    .sort((a, b) => b.snapshotTime.localeCompare(a.snapshotTime))
  const found = named ? ready.find(({ name }) => name === named) : ready[0]
  if (found) return found
  if (ready.length === 0) throw new UserError(`${project} has no backup that is ready.`)
  const lines = ready.map(({ name, snapshotTime }) => `${snapshotTime}  ${name}`)
  throw new UserError(`There is no backup ${named}. These are ready:\n  ${lines.join('\n  ')}`)
}
