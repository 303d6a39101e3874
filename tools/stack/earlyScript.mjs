import { build } from 'vite'

const NAME = 'early.js'

/** The parts of Firebase with which every session begins (shared/runtime/src/session.ts). */
const SESSION = [/\/firebase\/app\//, /\/runtime\/src\/firebaseAuth\.ts$/, /\/firestoreLite\.ts$/]

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/**
 * Vite plugin of the shell: puts `src/early/early.ts` at the top of the page, as one small script that
 * waits for nothing, and tells it which files a session begins with. A chunk of the shell would wait
 * for those that it shares code with.
 * @returns {import('vite').Plugin}
 */
export function earlyScript() {
  return {
    name: 'greenlight:early-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: NAME, source: await bundled() })
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

/** @throws when there is nothing to put at the top. */
async function bundled() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: 'src/early/early.ts', formats: ['iife'], name: 'early' },
    },
  })
  const [built] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result)
  if (!built) throw new Error('early.ts was not built.')
  return built.output[0].code
}

/**
 * @param {Bundle} bundle
 * @returns {string[]} paths
 * @throws when a part is not among what was built
 */
function sessionFiles(bundle) {
  const parts = SESSION.map((part) => {
    const found = Object.values(bundle).find(
      (file) => file.type === 'chunk' && part.test(file.facadeModuleId ?? ''),
    )
    if (!found) throw new Error(`Nothing that was built is ${part}, with which a session begins.`)
    return found.fileName
  })
  return [...withImports(bundle, parts)].map((file) => `/${file}`)
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
