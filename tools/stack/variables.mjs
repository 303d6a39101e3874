import { writeFileSync } from 'node:fs'

/**
 * Writes a file of environment variables.
 * @param {string} path
 * @param {Record<string, string>} variables
 */
export function writeVariables(path, variables) {
  const lines = Object.entries(variables).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  )
  writeFileSync(path, lines.join(''))
}
