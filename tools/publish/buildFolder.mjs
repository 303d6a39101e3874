import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Stop } from '../stack/fail.mjs'
import { root } from '../stack/paths.mjs'

/**
 * The folder that a package is built into.
 * @param {string} name
 * @param {string} [workspace] its root
 * @throws {Stop} when there is no build: a build that failed leaves an empty folder
 */
export function buildFolder(name, workspace = root) {
  const folder = join(workspace, name, 'dist')
  const first = name === 'shell' ? 'index.html' : 'remoteEntry.js'
  if (!existsSync(join(folder, first))) throw new Stop(`${name} is not built: run npm run build.`)
  return folder
}

/**
 * The files of a build that are published, relative and sorted. Hidden folders hold what only the
 * build itself reads.
 * @param {string} folder
 * @returns {string[]}
 */
export function builtFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort()
}

/**
 * Names a build by its content.
 * @param {string} folder
 */
export function contentHash(folder) {
  const hash = createHash('sha256')
  for (const path of builtFiles(folder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}
