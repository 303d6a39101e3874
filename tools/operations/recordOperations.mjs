import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { UserError } from '../stack/userError.mjs'
import { packagesWithOperations, readOperations, writeOperations } from './operationFiles.mjs'
import { isAllowed, withoutRest } from './replay.mjs'

/** @import { Operation } from './operation.mjs' */
/** @import { Emulated } from './replay.mjs' */

const LANES = 4

/**
 * Runs the tests of the data layer, and writes what they ask of the database into the file of each package. An
 * operation that is already there stays as it is.
 * @param {{ folder: string, env: Record<string, string> }} tests a folder for what the tests record, and the
 *   environment that names the emulators
 * @returns {Promise<string[]>} what is new or gone, a line each
 */
export async function recordOperations({ folder, env }) {
  mkdirSync(folder, { recursive: true })
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const { code, output } = await run(vitest, ['run', '--config', 'e2e/data/vitest.config.ts'], {
    env: { ...env, RECORD_OPERATIONS: folder },
    timeoutMs: 60 * 60_000,
  })
  if (code !== 0) throw new UserError(`The tests of the data layer failed:\n${output}`)
  return keepRecorded(folder, env['FIRESTORE_EMULATOR_HOST'] ?? '')
}

/**
 * @param {string} folder of what the tests recorded
 * @param {string} host of the emulator
 */
async function keepRecorded(folder, host) {
  const projects = await projectsWithRules(host)
  const recorded = readRecorded(folder)
  /** @type {string[]} */
  const changes = []
  for (const name of packagesWithOperations()) {
    const known = new Map(readOperations(name).map((each) => [each.line, each]))
    /** @type {Map<string, Operation[]>} */
    const now = recorded.get(name) ?? new Map()
    const open = [...now]
    /** @type {Operation[]} */
    const kept = []
    await Promise.all(
      projects.map(async (project) => {
        for (let next = open.pop(); next; next = open.pop()) {
          const [line, examples] = next
          const operation = await repeatable(project, known.get(line), examples)
          if (operation) kept.push(operation)
          else changes.push(`${name}: cannot be repeated: ${line}`)
        }
      }),
    )
    kept.sort((a, b) => (a.line < b.line ? -1 : 1))
    changes.push(
      ...kept.filter(({ line }) => !known.has(line)).map(({ line }) => `${name}: new: ${line}`),
      ...[...known.keys()].filter((line) => !now.has(line)).map((line) => `${name}: gone: ${line}`),
    )
    writeOperations(name, kept)
  }
  return changes
}

/**
 * The known example, or the shortest of the recorded ones that the rules allow: tests also replace the rules.
 * @param {Emulated} project
 * @param {Operation | undefined} known
 * @param {readonly Operation[]} recorded
 */
async function repeatable(project, known, recorded) {
  if (known && (await isAllowed(project, known))) return known
  for (const operation of recorded.toSorted((a, b) => size(a) - size(b)))
    if (await isAllowed(project, operation)) return withoutRest(project, operation)
  return undefined
}

/** Projects of the emulator with the rules of this tree. @param {string} host */
async function projectsWithRules(host) {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8')
  return Promise.all(
    Array.from({ length: LANES }, async (_, at) => {
      const project = `demo-operations-${at}`
      const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      })
      if (!answer.ok) throw new UserError(`The rules do not compile: ${await answer.text()}`)
      return { host, project }
    }),
  )
}

/**
 * The examples of each operation, by package and line.
 * @param {string} folder
 */
function readRecorded(folder) {
  /** @type {Map<string, Map<string, Operation[]>>} */
  const packages = new Map()
  for (const file of readdirSync(folder)) {
    /** @type {{ owner: string, operation: Operation }[]} */
    const recorded = parseJson(readFileSync(join(folder, file), 'utf8'))
    for (const { owner, operation } of recorded) {
      /** @type {Map<string, Operation[]>} */
      const lines = packages.get(owner) ?? new Map()
      lines.set(operation.line, [...(lines.get(operation.line) ?? []), operation])
      packages.set(owner, lines)
    }
  }
  return packages
}

/** @param {Operation} operation */
const size = (operation) => JSON.stringify(operation).length
