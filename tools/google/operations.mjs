import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from '../stack/userError.mjs'

const LONGEST_OPERATION_MS = 10 * 60_000
const POLL_MS = 500
const LONGEST_POLL_MS = 15_000

/**
 * Waits for a long-running operation.
 * @param {import('./googleApi.mjs').GoogleApi} api
 * @param {string} version of the API, as `/v1`
 * @param {unknown} operation as Google returned it
 * @param {{ longestMs?: number }} [options]
 * @returns {Promise<unknown>} its response
 * @throws {UserError} if it fails, or takes too long
 */
export async function untilDone(
  api,
  version,
  operation,
  { longestMs = LONGEST_OPERATION_MS } = {},
) {
  const giveUp = Date.now() + longestMs
  let pause = POLL_MS
  for (let now = operation; ; now = await api.ask('GET', `${version}/${nameOf(operation)}`)) {
    const { done, response, error } = /** @type {Operation} */ (now)
    if (error) throw new UserError(`Google could not finish ${nameOf(operation)}: ${error.message}`)
    if (done) return response
    if (Date.now() > giveUp) throw new UserError(`Google does not finish ${nameOf(operation)}.`)
    await wait(pause)
    pause = Math.min(pause * 1.5, LONGEST_POLL_MS)
  }
}

/** @typedef {{ name: string, done?: boolean, response?: unknown, error?: { message: string } }} Operation */

/** @param {unknown} operation */
const nameOf = (operation) => /** @type {Operation} */ (operation).name
