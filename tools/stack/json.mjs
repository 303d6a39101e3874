import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/**
 * JSON that the project itself wrote; where it is assigned says what is in it.
 * @template T
 * @param {string} text
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

/**
 * Writes a file that others may be reading: they see the old content or the new, never a part.
 * @param {string} path
 * @param {unknown} value
 */
export function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileAtomic.sync(path, `${JSON.stringify(value, null, 2)}\n`)
}
