/**
 * Town search compared with other libraries: time per key stroke, and the share of misspelt towns found.
 * `node bench/city/run.mjs [--quick] [--misses]`: `--quick` leaves the other libraries out.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { record } from '../lib/rows.mjs'
import { loadTownSearch } from './bundle.mjs'
import { measureQuality, measureSpeed } from './measure.mjs'
import { misspellings } from './misspellings.mjs'
import { rivals } from './rivals.mjs'

const { file, index, search, fold } = await loadTownSearch()
const data = new URL('../../shell/public/data/us_city_coords.json', import.meta.url)
const text = await readFile(data, 'utf8')
const sample = await readFile(new URL('queries.txt', import.meta.url), 'utf8')

const towns = file.readTowns(JSON.parse(text))
const sets = {
  sample: sample.trim().split('\n').map(readQuery),
  // Larger towns occur more often: the logarithm of their rank is distributed evenly.
  'large towns': misspellings({
    ...common(),
    count: 250,
    seed: 1,
    pick: (r) => Math.floor(2000 ** r) - 1,
  }),
  'any town, its state typed (which the others do not know)': misspellings({
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
  search.searchTowns(build.index, typed).map(({ town }) => file.townLabel(town))
/** @type {Record<string, import('./measure.mjs').Search>} */
const searches = { Greenlight: greenlight }
if (!process.argv.includes('--quick')) {
  installRivals()
  for (const [name, prepare] of Object.entries(rivals(fold.foldTownName))) {
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
recordTowns()
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

/** Records the main results for the table of all benchmarks. The rival is the fastest other library. */
function recordTowns() {
  const [own, ...others] = speeds.slice(0, -1)
  const fastest = others.sort((a, b) => a.p95 - b.p95)[0]
  const rival = fastest && { name: fastest.name, value: fastest.p95 }
  record({
    what: 'town search, a key stroke, p95',
    unit: 'ms',
    ours: own?.p95 ?? Number.NaN,
    most: 3,
    ...(rival && { rival }),
  })
  record({
    what: 'town search, a key stroke, p99',
    unit: 'ms',
    ours: own?.p99 ?? Number.NaN,
    most: 10,
  })
  record({ what: 'town search, index', unit: 'ms', ours: build.total, most: 100 })
  record({ what: 'town search, longest task of it', unit: 'ms', ours: build.longest, most: 50 })
  for (const [title, least] of /** @type {const} */ ([
    ['first', 85],
    ['inTen', 97],
  ])) {
    const ours = 100 * measureQuality(greenlight, sets.sample)[title]
    const others = Object.entries(searches).filter(([name]) => name !== 'Greenlight')
    const [best] = others
      .map(([name, run]) => ({ name, value: 100 * measureQuality(run, sets.sample)[title] }))
      .sort((a, b) => b.value - a.value)
    const what = `town search, found ${title === 'first' ? 'first' : 'in the first 10'}`
    record({ what, unit: '%', ours, least, ...(best && { rival: best }) })
  }
}

/** Installs the other libraries on first use, because only this benchmark needs them. */
function installRivals() {
  const folder = import.meta.dirname
  if (existsSync(join(folder, 'node_modules'))) return
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' })
}

function common() {
  return { towns, fold: fold.foldTownName }
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

/** Parses and indexes the towns as the page does, several times from the start. */
function measureBuild() {
  const runs = []
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now()
    const parsed = /** @type {unknown} */ (JSON.parse(text))
    const read = performance.now()
    const list = file.readTowns(parsed)
    const slices = index.townIndexSlices(list)
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
