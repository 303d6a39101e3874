import { UserError } from '../stack/userError.mjs'
import { openDatabase, withTimeout } from '../stack/database.mjs'
import { registryStore } from './registryStore.mjs'

/** The SDK waits a minute for a server that is not there. */
const LIMIT_MS = 30_000

/**
 * The registry's database: of a Firebase project, or of the emulator.
 * @param {{ project?: string, emulator?: boolean, port?: number }} options `port`: the emulator's
 */
export async function openStore({ port, ...options }) {
  if (port) process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  const { db, where, asUserError } = await openDatabase(options)
  const store = registryStore(db)
  try {
    await withTimeout(LIMIT_MS, store.read())
  } catch (error) {
    if (options.emulator) {
      throw new UserError(
        `The database does not answer in ${where}: run npm start in another terminal.`,
      )
    }
    throw asUserError('The registry could not be read', error)
  }
  return store
}
