import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { UserError } from '../stack/userError.mjs'
import { readPackage } from './packages.mjs'

/**
 * The folder that a package is built into.
 * @param {string} folder of the package
 * @throws {UserError} if there is no build: a build that failed leaves an empty folder
 */
export function buildFolder(folder) {
  const { name } = readPackage(folder)
  const first = name === 'shell' ? 'index.html' : 'remoteEntry.js'
  if (existsSync(join(folder, 'dist', first))) return join(folder, 'dist')
  throw new UserError(`${name} is not built: run npm run build.`)
}

/**
 * The files of a build that are published, relative and sorted. Hidden folders hold what only the
 * build itself reads.
 * @param {string} folder
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
