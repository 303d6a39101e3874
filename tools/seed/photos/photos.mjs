import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { cacheDir } from '../../stack/paths.mjs'

/**
 * @typedef {import('../portraits/traits.mjs').Sitter} Sitter
 * @typedef {import('../documents/reports.mjs').Photo} Photo
 */

/** Everything that decides how a photo looks. */
const sources = ['../portraits/', './'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

/**
 * Names the photos of these sitters as drawn by the present code: it changes when either does.
 * @param {readonly Sitter[]} sitters
 * @returns {Promise<string>} hexadecimal
 */
export async function photosVersion(sitters) {
  const hash = createHash('sha256').update(JSON.stringify(sitters))
  for (const folder of sources) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names
      .filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
      .sort()) {
      hash.update(name).update(await readFile(join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** @param {readonly Sitter[]} sitters @returns {Promise<[string, Photo][]>} */
const drawPart = (sitters) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: sitters })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/**
 * The photos of all sitters by id. Drawing takes some seconds on all cores, so they are kept with
 * what else can be made again.
 * @param {readonly Sitter[]} sitters
 * @param {string} version from `photosVersion`
 * @returns {Promise<Map<string, Photo>>}
 */
export async function photos(sitters, version) {
  const file = join(cacheDir, `portraits-${version}.json`)
  const cached = await readFile(file, 'utf8').catch(() => null)
  if (cached) {
    /** @type {unknown} */
    const entries = JSON.parse(cached)
    return new Map(/** @type {[string, Photo][]} */ (entries))
  }
  const parts = Math.min(4, availableParallelism())
  const drawn = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      drawPart(sitters.filter((_sitter, at) => at % parts === part)),
    ),
  )
  const all = drawn.flat()
  // Renamed into place: another command that looks at this moment finds all or nothing.
  await mkdir(cacheDir, { recursive: true })
  await writeFile(`${file}.${process.pid}`, JSON.stringify(all))
  await rename(`${file}.${process.pid}`, file)
  return new Map(all)
}
