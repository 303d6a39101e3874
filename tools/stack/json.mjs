import { readFileSync } from 'node:fs'

/**
 * JSON that the project itself wrote; where it is assigned says what is in it.
 * @template T
 * @param {string} text
 * @returns {T}
 */
export function parseJson(text) {
  /** @type {unknown} */
  const data = JSON.parse(text)
  return /** @type {T} */ (data)
}

/**
 * A JSON file of the project's own.
 * @template T
 * @param {string} path
 * @returns {T}
 */
export function readJson(path) {
  return parseJson(readFileSync(path, 'utf8'))
}
