import { join } from 'node:path'
import { readJson } from '../stack/json.mjs'

/** @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} ViteManifest */

/**
 * The chunks that mounting a remote needs, whichever its page: what its entry imports, and what the
 * entry loads at once (the exposed module and the map of shared packages).
 * @param {string} folder of the build
 */
export function preloadFiles(folder) {
  return firstChunks(readJson(join(folder, '.vite', 'manifest.json')))
}

/**
 * @param {ViteManifest} manifest
 * @returns {string[]} the entry first
 */
export function firstChunks(manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.file === 'remoteEntry.js')
  if (!entry) throw new Error('The build has no remoteEntry.js.')
  const needed = [entry, ...(manifest[entry]?.dynamicImports ?? [])]
  for (const key of needed) {
    for (const next of manifest[key]?.imports ?? []) if (!needed.includes(next)) needed.push(next)
  }
  return needed.flatMap((key) => manifest[key]?.file ?? [])
}
