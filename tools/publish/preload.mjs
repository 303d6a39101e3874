import { UserError } from '../stack/userError.mjs'

/** @typedef {import('vite').Manifest} ViteManifest */

/** What a remote exposes as `./remote` (shared/build). The entry loads it at once. */
const EXPOSED = 'src/index.tsx'

/**
 * The chunks that mounting a remote needs, whichever its page: its entry, the exposed module, and what these
 * import.
 * @param {ViteManifest} manifest
 * @returns {string[]} the entry first
 */
export function firstChunks(manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.file === 'remoteEntry.js')
  if (!entry) throw new Error('The build has no remoteEntry.js.')
  return withImports(manifest, [entry, EXPOSED])
}

/**
 * What a page needs beyond that.
 * @param {ViteManifest} manifest
 * @param {string} page its module, as `src/GalleryPage.tsx`
 * @returns {string[]} the page first
 * @throws {UserError} when the build has no such page
 */
export function pageChunks(manifest, page) {
  if (!manifest[page])
    throw new UserError(
      `The build has no ${page}, which a route in package.json names as its page: name a file that "pages" in src/index.tsx imports.`,
    )
  const already = firstChunks(manifest)
  return withImports(manifest, [page]).filter((file) => !already.includes(file))
}

/**
 * @param {ViteManifest} manifest
 * @param {string[]} keys of chunks
 * @returns {string[]} the files of those and of all that they import, in that order
 */
function withImports(manifest, keys) {
  const needed = [...keys]
  for (const key of needed) {
    for (const next of manifest[key]?.imports ?? []) if (!needed.includes(next)) needed.push(next)
  }
  return needed.flatMap((key) => manifest[key]?.file ?? [])
}
