import {
  packagesWithOperations,
  readEnded,
  readOperations,
  readReleases,
} from './operationFiles.mjs'
import { isAllowed } from './replay.mjs'

/** @import { Operation } from './operation.mjs' */
/** @import { Emulated } from './replay.mjs' */

/**
 * The operations of this tree and of all releases that members may still have, each once, with who does it.
 * @returns {{ operation: Operation, users: string[] }[]}
 */
export function allOperations() {
  const sources = [
    ...packagesWithOperations().map((name) => ({
      release: name,
      operations: readOperations(name),
    })),
    ...readReleases(),
  ]
  /** @type {Map<string, { operation: Operation, users: string[] }>} */
  const all = new Map()
  for (const { release, operations } of sources)
    for (const operation of operations) {
      const key = JSON.stringify(operation)
      const known = all.get(key) ?? { operation, users: [] }
      known.users.push(release)
      all.set(key, known)
    }
  return [...all.values()]
}

/**
 * What a release can no longer do under the rules of the projects, a line each, without what `ended.json` names.
 * @param {readonly Emulated[]} projects replay beside each other
 */
export async function impossible(projects, operations = allOperations(), ended = readEnded()) {
  const open = operations.filter(
    ({ operation }) => !ended.some(({ operation: line }) => line === operation.line),
  )
  /** @type {string[]} */
  const lines = []
  await Promise.all(
    projects.map(async (project) => {
      for (let next = open.pop(); next; next = open.pop()) {
        const { operation, users } = next
        if (await isAllowed(project, operation)) continue
        lines.push(`${users.join(', ')} can no longer: ${operation.line}`)
      }
    }),
  )
  return lines.sort()
}
