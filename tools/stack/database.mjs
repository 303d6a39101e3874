import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from './userError.mjs'

const emulatorHost = '127.0.0.1:8080'
const credentialsHint =
  'Name the project with --project, and sign in with "gcloud auth application-default login" or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account'

/** The options that select a database, for `parseArgs`. */
export const databaseOptions = /** @type {const} */ ({
  project: { type: 'string' },
  emulator: { type: 'boolean' },
})

/**
 * The database of a project, with the credentials of the person who runs the command, or the emulator's.
 * @param {{ project?: string | undefined, emulator?: boolean | undefined, database?: string }} options `database`: its id,
 *   if it is not the default one
 */
export async function openDatabase({ project, emulator, database = '(default)' }) {
  if (emulator) process.env['FIRESTORE_EMULATOR_HOST'] ||= emulatorHost
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  const { initializeApp } = await import('firebase-admin/app')
  const { getFirestore } = await import('firebase-admin/firestore')
  if (host) process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  const projectId =
    project ?? process.env['GCLOUD_PROJECT'] ?? (host ? 'demo-greenlight' : undefined)
  const app = initializeApp(projectId ? { projectId } : {}, randomUUID())
  const db = getFirestore(app, database)
  const where = host ? `the emulator at ${host}` : `project ${projectId ?? 'of your credentials'}`
  return {
    db,
    /** The database in words. */
    where,
    /** A failure in one line, with what to do about it. */
    asUserError: (/** @type {string} */ what, /** @type {unknown} */ error) => {
      const reason = error instanceof Error ? error.message.split('\n')[0]?.trim() : String(error)
      const hint = host ? '' : ` ${credentialsHint}.`
      return new UserError(`${what} in ${where}: ${reason}${hint}`)
    },
  }
}

/**
 * Rejects if `work` takes longer than `ms`. The SDK alone waits a minute for a server that is not running.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 * @param {Error} [silent] what to reject with
 * @returns {Promise<T>}
 */
export function withTimeout(ms, work, silent = new Error('no answer. Is it running?')) {
  const limit = new Promise((_, reject) => setTimeout(() => reject(silent), ms).unref())
  return Promise.race([work, /** @type {Promise<never>} */ (limit)])
}

/** The status codes NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED of gRPC. */
const conflicts = new Set(/** @type {unknown[]} */ ([5, 6, 9, 10]))
const LONGEST_CONFLICT_MS = 20_000

/**
 * Runs `work` again, from reading to writing, when somebody changed what it had read. A transaction would lock
 * that, and the lock of a killed command would keep the next ones waiting.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function untilNoConflict(work) {
  const giveUp = Date.now() + LONGEST_CONFLICT_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (!conflicts.has(code) || Date.now() > giveUp) throw error
      await wait(50 + Math.random() * 150)
    }
  }
}
