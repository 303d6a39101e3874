import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/**
 * Writes a file that others may be reading: they see the old content or the new, never a part.
 * @param {string} path
 * @param {unknown} value
 */
export function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileAtomic.sync(path, `${JSON.stringify(value, null, 2)}\n`)
}
