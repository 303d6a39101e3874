import { createLifetime } from './lifetime.mjs'

/** An error that the user can fix: shown as one line, without a stack trace. */
export class UserError extends Error {}

/**
 * Runs a command's main function. A `UserError` becomes its one line, anything else its stack trace;
 * both end with exit code 1.
 * @param {(lifetime: import('./lifetime.mjs').Lifetime) => void | Promise<void>} main
 */
export async function runMain(main) {
  const lifetime = createLifetime()
  try {
    await main(lifetime)
  } catch (error) {
    await lifetime.fail(isForPerson(error) ? `✖ ${error.message}` : error)
  }
}

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
function isForPerson(error) {
  if (error instanceof UserError) return true
  // A misspelt option.
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
