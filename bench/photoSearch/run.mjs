/**
 * The search by photo: how many changed copies of a photo it finds, and how many others it confuses with it.
 * `node bench/photoSearch/run.mjs [--misses]`: `--misses` names the photos that were not found.
 */
import { join } from 'node:path'
import { importTypeScript } from '../../tools/stack/importTypeScript.mjs'
import { root } from '../../tools/stack/paths.mjs'
import { record } from '../lib/rows.mjs'

/** @type {typeof import('./measure.ts')} */
const { measureConfusion, measureRecall, measureTime, readPhotos, storedOf } =
  await importTypeScript('bench/photoSearch/measure.ts')

const REPORTS = 100_000
const PREVIEW_KB = 20

const photos = readPhotos(join(root, 'tools', 'seed', 'photos', 'full'))
const stored = photos.map(storedOf)
const recall = measureRecall(photos, stored)
console.log(`\n${photos.length} pictures, each changed in ${recall.length} ways, found (%):`)
console.table(
  recall.map(({ what, first, found, missed }) => ({
    change: what,
    'by the first query': Math.round(first * 10) / 10,
    found: Math.round(found * 10) / 10,
    missed: missed.length,
  })),
)
if (process.argv.includes('--misses'))
  for (const { what, missed } of recall) console.log(`${what}: ${missed.join(', ')}`)

const { pairs, candidates, confused, closest } = measureConfusion(photos, stored)
const perQuery = (candidates / pairs) * REPORTS
console.log(`${pairs.toLocaleString('en-US')} pairs of different pictures:`)
console.table([
  {
    'found by the three queries': candidates,
    [`candidates among ${REPORTS.toLocaleString('en-US')} reports`]: Math.round(perQuery),
    'their previews (KB)': Math.round(perQuery * PREVIEW_KB),
    'taken for the same': confused.length,
    'most alike': closest.map((likeness) => likeness.toFixed(2)).join(' '),
  },
])
if (confused.length > 0) console.log(`Taken for the same: ${confused.join(', ')}`)

for (const { what, found, least } of recall)
  record({
    what: `photo search, ${what}`,
    unit: '%',
    ours: found,
    ...(least !== undefined && { least }),
  })
record({ what: 'photo search, candidates of 100,000', unit: 'reads', ours: perQuery, most: 120 })
record({
  what: 'photo search, others taken for it',
  unit: '%',
  ours: (100 * confused.length) / pairs,
})
record({ what: 'photo search, keys of a photo', unit: 'ms', ours: measureTime(photos), most: 50 })
