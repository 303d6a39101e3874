import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const domain = new URL('../../shared/kit/src/domain/', import.meta.url).pathname

/**
 * City search as the browser gets it: bundled and minified, so that what is measured is what ships.
 *
 * @typedef {{
 *   file: typeof import('../../shared/kit/src/domain/cityFile.ts'),
 *   index: typeof import('../../shared/kit/src/domain/cityIndex.ts'),
 *   search: typeof import('../../shared/kit/src/domain/citySearch.ts'),
 *   fold: typeof import('../../shared/kit/src/domain/cityFold.ts'),
 * }} CityModules
 *
 * @returns {Promise<CityModules>}
 */
export async function loadCitySearch() {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-bench-'))
  const entry = join(folder, 'entry.ts')
  const modules = { file: 'cityFile', index: 'cityIndex', search: 'citySearch', fold: 'cityFold' }
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
      lib: { entry, formats: ['es'], fileName: () => 'citySearch.mjs' },
    },
  })
  const url = pathToFileURL(join(folder, 'citySearch.mjs')).href
  /** @type {unknown} */
  const loaded = await import(url)
  await rm(folder, { recursive: true })
  return /** @type {CityModules} */ (loaded)
}
