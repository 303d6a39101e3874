import { basename } from 'node:path'
import { build } from 'vite'

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/**
 * Vite plugin of the shell: builds a classic script of its own, with a hash in its name, and puts it at the top of
 * the page.
 * As a chunk of the shell, it would wait for the chunks that it shares code with.
 * @param {object} script
 * @param {string} script.entry
 * @param {Record<string, string>} [script.define] constants of its code
 * @param {(bundle: Bundle) => Record<string, string | boolean>} [script.attrs] of its tag
 * @returns {import('vite').Plugin}
 */
export function headScript({ entry, define = {}, attrs = () => ({}) }) {
  const title = basename(entry, '.ts')
  const name = `${title}.js`
  return {
    name: `greenlight:${title}-script`,
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name, source: await bundled(entry, title, define) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.names.includes(name))
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { src: `/${fileName}`, ...attrs(bundle) },
            injectTo: /** @type {const} */ ('head-prepend'),
          })),
    },
  }
}

/**
 * @param {string} entry
 * @param {string} name
 * @param {Record<string, string>} define
 * @throws if nothing was built
 */
async function bundled(entry, name, define) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2017', // old browsers must run it
      lib: { entry, formats: ['iife'], name },
    },
  })
  const [built] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result)
  if (!built) throw new Error(`${entry} was not built.`)
  return built.output[0].code
}
