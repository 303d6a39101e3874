import { importTypeScript } from '../stack/importTypeScript.mjs'

/** @typedef {import('../../shared/kit/src/contract/registry.ts').Registry} Registry */
/** @typedef {import('../../shared/kit/src/contract/registry.ts').Release} Release */
/** @typedef {import('../../shared/kit/src/contract/registry.ts').ShellRelease} ShellRelease */

// The contract is the same code in the browser and here.

/** @type {typeof import('../../shared/kit/src/contract/registry.ts')} */
export const { parseManifest, parseRegistry, parseRelease } = await importTypeScript(
  'shared/kit/src/contract/registry.ts',
)
/** @type {typeof import('../../shared/kit/src/contract/chooseRelease.ts')} */
export const { compatibilityProblems } = await importTypeScript(
  'shared/kit/src/contract/chooseRelease.ts',
)
/** @type {typeof import('../../shared/kit/src/contract/paths.ts')} */
export const { pathsOverlap } = await importTypeScript('shared/kit/src/contract/paths.ts')
