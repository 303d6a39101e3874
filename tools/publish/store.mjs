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
  const { db, where, stop } = await openDatabase(options)
  const store = registryStore(db)
  try {
    await withTimeout(LIMIT_MS, store.read())
  } catch (error) {
    if (options.emulator) {
      throw new UserError(
        `The database does not answer in ${where}: run npm start in another terminal.`,
      )
    }
    throw stop('The registry could not be read', error)
  }
  return store
}

/**
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>} the first result, each time
 */
export function once(make) {
  /** @type {Promise<T> | undefined} */
  let made
  return () => (made ??= make())
}
