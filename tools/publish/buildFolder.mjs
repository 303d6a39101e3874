import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { parseJson } from '../stack/json.mjs'
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

/** A report of the federation plugin. */
const STATISTICS = 'mf-stats.json'

/**
 * The files of a build that are published, relative and sorted. Hidden folders hold what only the
 * build itself reads.
 * @param {string} folder
 */
export function builtFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== STATISTICS && !/(^|\/)\./.test(path))
    .sort()
}

/**
 * Names a build by its content, without its version: two builds of the same sources have the same
 * name. Hashes in the names of files change with the version, so they do not count, either.
 * @param {string} folder
 * @param {string} version of the package
 */
export function contentHash(folder, version) {
  const paths = builtFiles(folder)
  const hashed = paths.map((path) => basename(path)).filter((name) => HASHED.test(name))
  /** @type {(text: string) => string} */
  const neutral = (text) =>
    hashed
      .reduce((rest, name) => rest.replaceAll(name, name.replace(HASHED, '.$1')), text)
      .replace(new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d.])`, 'g'), 'version')
  const files = paths.map((path) => {
    // Latin-1 keeps each byte, also of what is no text.
    const text = readFileSync(join(folder, path), 'latin1')
    const content = neutral(path === MANIFEST ? withoutSharedVersions(text) : text)
    return `${neutral(path)}\0${createHash('sha256').update(content).digest('hex')}`
  })
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 16)
}

const MANIFEST = 'mf-manifest.json'

/**
 * The manifest of a remote names the versions with which it was built. What counts is the range of each that it
 * accepts: another patch of the runtime makes no other build.
 * @param {string} text
 */
function withoutSharedVersions(text) {
  /** @type {{ shared?: { version?: string }[] }} */
  const manifest = parseJson(text)
  return JSON.stringify({
    ...manifest,
    shared: manifest.shared?.map(({ version: _, ...rest }) => rest),
  })
}

/** A name with a hash of its content, as Vite gives it. */
const HASHED = /-[\w-]{8}\.(\w+)$/
