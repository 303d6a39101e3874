import { headScript } from './headScript.mjs'

/** The parts of Firebase with which every session begins (shared/runtime/src/session/auth.ts). */
const SESSION = [
  /\/runtime\/src\/firebase\/firebaseApp\.ts$/,
  /\/runtime\/src\/firebase\/firebaseAuth\.ts$/,
  /\/firestoreLite\.ts$/,
  /\/loadingLibrary\.ts$/,
]

/** @typedef {import('./headScript.mjs').Bundle} Bundle */

/**
 * Vite plugin of the shell: puts `src/early/early.ts` at the top of the page, with the names of the files that a
 * session begins with.
 * @param {Record<string, string>} define constants of its code
 * @returns {import('vite').Plugin}
 */
export function earlyScript(define) {
  return headScript({
    entry: 'src/early/early.ts',
    define,
    attrs: (bundle) => ({
      async: true,
      fetchpriority: 'high',
      'data-session': sessionFiles(bundle).join(' '),
    }),
  })
}

/**
 * The files that a session needs, without those that the page already names: Firefox reports an error for a preload
 * of the shell's own script.
 * @param {Bundle} bundle
 * @returns {string[]} paths
 * @throws when a part is not among what was built
 */
function sessionFiles(bundle) {
  const parts = SESSION.map((part) => {
    const found = Object.values(bundle).find(
      (file) => file.type === 'chunk' && part.test(file.facadeModuleId ?? ''),
    )
    if (!found)
      throw new Error(`No chunk of the build matches ${part}. Update SESSION in earlyScript.mjs.`)
    return found.fileName
  })
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  const known = withImports(
    bundle,
    entries.map(({ fileName }) => fileName),
  )
  return [...withImports(bundle, parts)]
    .filter((file) => !known.has(file))
    .map((file) => `/${file}`)
}

/**
 * @param {Bundle} bundle
 * @param {string[]} files
 * @param {Set<string>} [found]
 */
function withImports(bundle, files, found = new Set()) {
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) continue
    found.add(file)
    withImports(bundle, chunk.imports, found)
  }
  return found
}
