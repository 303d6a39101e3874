import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/**
 * A new empty folder, which is removed after the tests of the file.
 * @param {string} name
 */
export function tempFolder(name) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `greenlight-${name}-`)))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Writes files below a folder.
 * @param {string} folder
 * @param {Record<string, unknown>} files content by path; what is no text is written as JSON
 */
export function putFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
}
