import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const domain = new URL('../../shared/domain/src/town/', import.meta.url).pathname

/**
 * The town search as the browser gets it, bundled and minified.
 *
 * @typedef {{
 *   file: typeof import('../../shared/domain/src/town/townFile.ts'),
 *   index: typeof import('../../shared/domain/src/town/townIndex.ts'),
 *   search: typeof import('../../shared/domain/src/town/townSearch.ts'),
 *   fold: typeof import('../../shared/domain/src/town/townFold.ts'),
 * }} TownModules
 *
 * @returns {Promise<TownModules>}
 */
export async function loadTownSearch() {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-bench-'))
  const entry = join(folder, 'entry.ts')
  const modules = { file: 'townFile', index: 'townIndex', search: 'townSearch', fold: 'townFold' }
  const lines = Object.entries(modules).map(
    ([name, file]) => `export * as ${name} from '${domain}${file}.ts'`,
  )
  await writeFile(entry, lines.join('\n'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      target: 'esnext',
      lib: { entry, formats: ['es'], fileName: () => 'townSearch.mjs' },
    },
  })
  const url = pathToFileURL(join(folder, 'townSearch.mjs')).href
  /** @type {unknown} */
  const loaded = await import(url)
  await rm(folder, { recursive: true })
  return /** @type {TownModules} */ (loaded)
}
