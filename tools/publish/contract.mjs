import { getDotPath, isValiError } from 'valibot'
import { importTypeScript } from '../stack/importTypeScript.mjs'

/** @typedef {import('../../shared/kit/src/contract/registry.ts').Registry} Registry */
/** @typedef {import('../../shared/kit/src/contract/registry.ts').Release} Release */
/** @typedef {import('../../shared/kit/src/contract/registry.ts').ShellRelease} ShellRelease */

// The contract is the same code in the browser and here.

/** @type {typeof import('../../shared/kit/src/contract/registry.ts')} */
const registry = await importTypeScript('shared/kit/src/contract/registry.ts')
export const { parseDeclaration, parseRegistry, parseRelease, parseShellRelease } = registry
/** @type {typeof import('../../shared/kit/src/contract/chooseRelease.ts')} */
export const { compatibilityProblems } = await importTypeScript(
  'shared/kit/src/contract/chooseRelease.ts',
)
/** @type {typeof import('../../shared/kit/src/contract/paths.ts')} */
export const { pathsOverlap } = await importTypeScript('shared/kit/src/contract/paths.ts')

/**
 * What is wrong with data that was refused, with the path of each problem.
 * @param {unknown} error
 */
export function refusalOf(error) {
  if (isValiError(error)) {
    return error.issues.map((issue) => `${getDotPath(issue)}: ${issue.message}`).join('; ')
  }
  return error instanceof Error ? error.message : String(error)
}
