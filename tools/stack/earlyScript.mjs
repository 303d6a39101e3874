import { build } from 'vite'

const NAME = 'early.js'

/**
 * Vite plugin of the shell: puts `src/early/early.ts` at the top of the page, as one small script that
 * waits for nothing. A chunk of the shell would wait for those that it shares code with.
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
            attrs: { src: `/${fileName}`, async: true, fetchpriority: 'high' },
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
