import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * @typedef {object} Markup
 * @property {string} css
 * @property {Record<string, string>} html by name
 */

/**
 * Builds a module for Node and calls its default export.
 * @param {string} folder of the package
 * @param {string} entry
 * @param {import('vite').UserConfig} config
 * @returns {Promise<Markup>}
 */
export async function renderModule(folder, entry, config) {
  const result = await build({
    ...config,
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, ssr: true, rolldownOptions: { input: entry } },
    // Node cannot import the named exports of the first, nor the sources of the others.
    ssr: { noExternal: ['styled-components', /^@greenlight\//] },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result)
  // Inside of the package, so that its dependencies are found.
  const cache = join(folder, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const built = mkdtempSync(join(cache, 'rendered-'))
  try {
    for (const file of output) {
      if (file.type !== 'chunk') continue
      const path = join(built, file.fileName)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, file.code)
    }
    const main = pathToFileURL(join(built, output[0].fileName)).href
    /** @type {unknown} */
    const loaded = await import(main)
    return /** @type {{ default: () => Markup }} */ (loaded).default()
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}
