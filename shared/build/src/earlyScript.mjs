import { build } from 'vite'

const NAME = 'early.js'

/** The parts of Firebase with which every session begins (shared/runtime/src/session/auth.ts). */
const SESSION = [
  /\/runtime\/src\/firebase\/firebaseApp\.ts$/,
  /\/runtime\/src\/firebase\/firebaseAuth\.ts$/,
  /\/firestoreLite\.ts$/,
  /\/loadingLibrary\.ts$/,
]

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/**
 * Vite plugin of the shell: builds `src/early/early.ts` as a script of its own, puts it at the top of the page, and
 * gives it the names of the files that a session begins with. As a chunk of the shell, it would wait for
 * the chunks that it shares code with.
 * @param {Record<string, string>} define constants of its code
 * @returns {import('vite').Plugin}
 */
export function earlyScript(define) {
  return {
    name: 'greenlight:early-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: NAME, source: await bundled(define) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.names.includes(NAME))
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: {
              src: `/${fileName}`,
              async: true,
              fetchpriority: 'high',
              'data-session': sessionFiles(bundle).join(' '),
            },
            injectTo: 'head-prepend',
          })),
    },
  }
}

/**
 * @param {Record<string, string>} define
 * @throws if nothing was built
 */
async function bundled(define) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2017', // old browsers must run it, to show that they are not supported
      lib: { entry: 'src/early/early.ts', formats: ['iife'], name: 'early' },
    },
  })
  const [built] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result)
  if (!built) throw new Error('early.ts was not built.')
  return built.output[0].code
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
