import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * A module of this project that is written in TypeScript.
 * @template T its exports: `typeof import('…')`
 * @param {string} path from the project's root
 * @returns {Promise<T>}
 */
export async function importTypeScript(path) {
  const { runnerImport } = await import('vite')
  const options = /** @type {const} */ ({ configFile: false, logLevel: 'error' })
  /** @type {{ module: T }} */
  const { module } = await runnerImport(join(root, path), options)
  return module
}
