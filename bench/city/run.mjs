/**
 * City search beside its peers: how fast a key stroke is, and how often a misspelt town is found.
 * `node bench/city/run.mjs [--quick] [--misses]`
 */
import { readFile } from 'node:fs/promises'
import { loadCitySearch } from './bundle.mjs'
import { measureQuality, measureSpeed } from './measure.mjs'
import { misspellings } from './misspellings.mjs'
import { peers } from './peers.mjs'

const { file, index, search, fold } = await loadCitySearch()
const data = new URL('../../shell/public/data/us_city_coords.json', import.meta.url)
const text = await readFile(data, 'utf8')
const sample = await readFile(new URL('queries.txt', import.meta.url), 'utf8')

const towns = file.readTowns(JSON.parse(text))
const sets = {
  sample: sample.trim().split('\n').map(readQuery),
  // Anyone's town, but a large one more often: chance is spread evenly over the ranks' logarithm.
  'large towns': misspellings({
    ...common(),
    count: 250,
    seed: 1,
    pick: (r) => Math.floor(2000 ** r) - 1,
  }),
  'any town, its state typed (which peers do not know)': misspellings({
    ...common(),
    count: 250,
    seed: 2,
    withState: true,
    pick: (r) => Math.floor(r * towns.length),
  }),
}

const build = measureBuild()
/** @type {import('./measure.mjs').Search} */
const greenlight = (typed) =>
  search.searchCities(build.index, typed).map(({ town }) => file.townLabel(town))
/** @type {Record<string, import('./measure.mjs').Search>} */
const searches = { Greenlight: greenlight }
if (!process.argv.includes('--quick')) {
  for (const [name, prepare] of Object.entries(peers(fold.foldCity))) {
    try {
      searches[name] = (await prepare())(towns)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) {
        throw error
      }
      console.log(`${name}: not installed, left out`)
    }
  }
}

console.log(`\nIndex over ${towns.length} towns (ms): `)
console.table([build.times])
console.log('Per key stroke (ms):')
console.table([
  ...Object.entries(searches).map(([name, run]) => speedRow(name, run, sets.sample)),
  speedRow('Greenlight, all three lists', greenlight, Object.values(sets).flat()),
])
for (const [title, queries] of Object.entries(sets)) {
  console.log(`${title}: ${queries.length} misspellings and short forms, found (%)`)
  console.table(
    Object.entries(searches).map(([name, run]) => {
      const { first, inTen, missed, notFirst } = measureQuality(run, queries)
      if (name === 'Greenlight' && process.argv.includes('--misses')) {
        console.log('missed', missed, 'not first', notFirst)
      }
      return { name, ...rounded({ first: first * 100, 'in 10': inTen * 100 }) }
    }),
  )
}

function common() {
  return { towns, fold: fold.foldCity }
}

/**
 * @param {string} name
 * @param {import('./measure.mjs').Search} run
 * @param {readonly import('./misspellings.mjs').Query[]} queries
 */
function speedRow(name, run, queries) {
  return { name, ...rounded(measureSpeed(run, queries)) }
}

/** @param {string} line */
function readQuery(line) {
  const [typed = '', meant = ''] = line.split('|')
  return { typed, meant }
}

/** Parses and indexes as the page does, a fresh start each time. */
function measureBuild() {
  const runs = []
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now()
    const parsed = /** @type {unknown} */ (JSON.parse(text))
    const read = performance.now()
    const list = file.readTowns(parsed)
    const slices = index.cityIndexSlices(list)
    const done = performance.now()
    let longest = 0
    for (;;) {
      const from = performance.now()
      const { done: last, value } = slices.next()
      longest = Math.max(longest, performance.now() - from)
      if (last) {
        const total = performance.now() - start
        runs.push({ index: value, parse: read - start, check: done - read, longest, total })
        break
      }
    }
  }
  const [first] = runs
  if (!first) throw new Error('No run')
  const median = runs.sort((a, b) => a.total - b.total)[4] ?? first
  const times = { first: first.total, ...median }
  return {
    index: median.index,
    times: rounded({
      'JSON.parse': times.parse,
      'checking entries': times.check,
      'longest slice': times.longest,
      'all, median of 9': times.total,
      'all, first run': times.first,
    }),
  }
}

/** @param {Record<string, number>} row */
function rounded(row) {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, Math.round(value * 100) / 100]),
  )
}
