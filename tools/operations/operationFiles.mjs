import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { KEPT_DAYS, KEPT_RELEASES } from '../publish/retention.mjs'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

/** @import { Operation } from './operation.mjs' */
/** @typedef {{ at: string, operations: Operation[] }} KeptFile of a release; `at` is the day on which it was made */
/** @typedef {{ operation: string, reason: string, replacement: string }} Ended */

const FOLDER = 'e2e/rules/operations'
const RELEASES = 'releases'

/** The packages that ask the database, without `shared/`. @param {string} [at] the workspace */
export const packagesWithOperations = (at = root) =>
  readdirSync(at)
    .filter((name) => name.startsWith('mf-'))
    .concat('kit')

/**
 * The operations of the data layer, as it is.
 * @param {string} name of the package
 * @param {string} [at] the workspace
 * @returns {Operation[]}
 */
export function readOperations(name, at = root) {
  const file = join(at, FOLDER, `${name}.json`)
  return existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : []
}

/** @param {string} name @param {readonly Operation[]} operations */
export function writeOperations(name, operations) {
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, FOLDER, `${name}.json`), asJson(operations))
}

/** The operations that were ended on purpose. @returns {Ended[]} */
export const readEnded = () => parseJson(readFileSync(join(root, FOLDER, 'ended.json'), 'utf8'))

/** @returns {{ release: string, operations: Operation[] }[]} of the releases that members may still have */
export function readReleases() {
  const folder = join(root, FOLDER, RELEASES)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((file) => {
    /** @type {KeptFile} */
    const { operations } = parseJson(readFileSync(join(folder, file), 'utf8'))
    return { release: basename(file, '.json'), operations }
  })
}

/**
 * Keeps the operations of a package as those of a release, and removes those of releases that are no longer on any
 * site.
 * @param {string} name of the package
 * @param {string} version
 * @param {string} at the workspace
 * @param {Date} [today]
 * @returns {string} the folder
 */
export function keepOperations(name, version, at, today = new Date()) {
  const folder = join(at, FOLDER, RELEASES)
  mkdirSync(folder, { recursive: true })
  /** @type {KeptFile} */
  const kept = { at: today.toISOString().slice(0, 10), operations: readOperations(name, at) }
  writeFileSync(join(folder, `${name}@${version}.json`), asJson(kept))
  const since = new Date(today.getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10)
  const files = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}@`))
    .map((file) => {
      /** @type {KeptFile} */
      const { at: day } = parseJson(readFileSync(join(folder, file), 'utf8'))
      return { file, day }
    })
    .sort(
      (a, b) => b.day.localeCompare(a.day) || b.file.localeCompare(a.file, 'en', { numeric: true }),
    )
  for (const { file, day } of files.slice(KEPT_RELEASES))
    if (day < since) rmSync(join(folder, file))
  return folder
}

/** A line for each operation, so that a review sees which have changed. @param {KeptFile | readonly Operation[]} content */
function asJson(content) {
  const list = (/** @type {readonly Operation[]} */ operations) =>
    `[\n${operations.map((each) => JSON.stringify(each)).join(',\n')}\n]`
  if (!('operations' in content)) return `${list(content)}\n`
  return `{"at":${JSON.stringify(content.at)},"operations":${list(content.operations)}}\n`
}
