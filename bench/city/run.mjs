/**
 * City search beside its peers: how fast a key stroke is, and how often a misspelt town is found.
 * `node bench/city/run.mjs [--quick] [--misses]`
 */
import { readFile } from 'node:fs/promises'
import { record } from '../lib/rows.mjs'
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
    searches[name] = (await prepare())(towns)
  }
}

console.log(`\nIndex over ${towns.length} towns (ms): `)
console.table([build.times])
const speeds = [
  ...Object.entries(searches).map(([name, run]) => speedRow(name, run, sets.sample)),
  speedRow('Greenlight, all three lists', greenlight, Object.values(sets).flat()),
]
console.log('Per key stroke (ms):')
console.table(speeds)
recordCity()
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

/** The figures that count, for the table of all benchmarks; the fastest peer is the rival. */
function recordCity() {
  const [own, ...others] = speeds.slice(0, -1)
  const fastest = others.sort((a, b) => a.p95 - b.p95)[0]
  const rival = fastest && { name: fastest.name, value: fastest.p95 }
  record({
    what: 'city search, a key stroke, p95',
    unit: 'ms',
    ours: own?.p95 ?? Number.NaN,
    most: 3,
    ...(rival && { rival }),
  })
  record({
    what: 'city search, a key stroke, p99',
    unit: 'ms',
    ours: own?.p99 ?? Number.NaN,
    most: 10,
  })
  record({ what: 'city search, index', unit: 'ms', ours: build.total, most: 100 })
  record({ what: 'city search, longest task of it', unit: 'ms', ours: build.longest, most: 50 })
  for (const [title, least] of /** @type {const} */ ([
    ['first', 85],
    ['inTen', 97],
  ])) {
    const ours = 100 * measureQuality(greenlight, sets.sample)[title]
    const rivals = Object.entries(searches).filter(([name]) => name !== 'Greenlight')
    const [best] = rivals
      .map(([name, run]) => ({ name, value: 100 * measureQuality(run, sets.sample)[title] }))
      .sort((a, b) => b.value - a.value)
    const what = `city search, found ${title === 'first' ? 'first' : 'in the first 10'}`
    record({ what, unit: '%', ours, least, ...(best && { rival: best }) })
  }
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
  const speed = measureSpeed(run, queries)
  return { name, ...rounded(speed), p95: speed.p95, p99: speed.p99 }
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
    total: median.total,
    longest: Math.max(median.parse, median.check, median.longest),
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
