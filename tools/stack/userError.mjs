/** A reason to stop that a person can act on: shown as one line, without a stack trace. */
export class UserError extends Error {}

/**
 * Runs a command's main function. A `UserError` becomes its one line, anything else its stack trace;
 * both end with exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(isForPerson(error) ? `✖ ${error.message}` : error)
    process.exitCode = 1
    const { shutDown } = await import('./lifetime.mjs')
    await shutDown(1)
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
