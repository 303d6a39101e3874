import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTowns, townLabel } from './townFile.ts'
import { buildTownIndex } from './townIndex.ts'
import {
  bestMatch,
  namedTowns,
  resolveTown,
  searchTowns,
  topTowns,
  townAliases,
} from './townSearch.ts'

// @vitest-environment node

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const file: unknown = JSON.parse(read('shell/public/data/us_city_coords.json'))
const index = await buildTownIndex(readTowns(file))

const find = (typed: string) => searchTowns(index, typed).map(({ town }) => townLabel(town))
const best = (typed: string) => {
  const town = bestMatch(index, typed)
  return town && townLabel(town)
}

test.each([
  ['new york', 'New York, NY'],
  ['NEWYORK', 'New York, NY'],
  ['chi', 'Chicago, IL'],
  ['st louis', 'St. Louis, MO'],
  ['Saint Louis', 'St. Louis, MO'],
  ['stlouis', 'St. Louis, MO'],
  ['east st louis', 'East Saint Louis, IL'],
  ['e st louis', 'East Saint Louis, IL'],
  ['ft worth', 'Fort Worth, TX'],
  ['fort wor', 'Fort Worth, TX'],
  ['mt. vernon ny', 'Mount Vernon, NY'],
  ['winston salem', 'Winston-Salem, NC'],
  ['coeur d’alene', "Coeur d'Alene, ID"],
  ['coeur d alene', "Coeur d'Alene, ID"],
  ['espanola', 'Española, NM'],
  ['portland', 'Portland, OR'],
  ['portland me', 'Portland, ME'],
  ['portland, Maine', 'Portland, ME'],
  ['columbus geor', 'Columbus, GA'],
  ['kansas city ks', 'Kansas City, KS'],
  ['indiana pa', 'Indiana, PA'],
  ['new york new york', 'New York, NY'],
  ['new a', 'New Albany, IN'],
  ['pheonix', 'Phoenix, AZ'],
  ['olando', 'Orlando, FL'],
  ['san louis', 'San Luis, AZ'],
  ['philadlep', 'Philadelphia, PA'],
  ['vegas nv', 'Las Vegas, NV'],
  ['l.a.', 'Los Angeles, CA'],
  ['hawaii honolulu', 'Honolulu, HI'],
  ['new york buffalo', 'Buffalo, NY'],
  ['virginia beach', 'Virginia Beach, VA'],
  ['kansas city', 'Kansas City, MO'],
  ['new york ciy', 'New York, NY'],
  ['new yrok city', 'New York, NY'],
  ['fenix', 'Phoenix, AZ'],
  ['filadelfia', 'Philadelphia, PA'],
  ['memfis', 'Memphis, TN'],
  ['tuson', 'Tucson, AZ'],
  ['dulles', 'Dulles, VA'],
])('%j finds %s first', (typed, label) => {
  expect(find(typed)[0]).toBe(label)
})

test.each(Object.entries(townAliases))('%s is short for %s', (alias, label) => {
  expect(find(alias)[0]).toBe(label)
  expect(best(alias)).toBe(label)
})

test.each(['', 'a', ' n ', ',', 'xq', '東京', 'constructor', 'paris, france'])(
  '%j finds nothing',
  (typed) => {
    expect(find(typed)).toEqual([])
    expect(best(typed)).toBeNull()
  },
)

test('prefix scores above substring above misspelling, all above the threshold', () => {
  const scores = (typed: string) => searchTowns(index, typed).map(({ score }) => score)
  const score = (typed: string, label: string) =>
    searchTowns(index, typed).find(({ town }) => townLabel(town) === label)?.score
  const prefix = score('orla', 'Orlando, FL') ?? 0
  const substring = score('lando', 'Orlando, FL') ?? 0
  const misspelling = score('ohlando', 'Orlando, FL') ?? 0
  expect(prefix).toBeGreaterThan(substring)
  expect(substring).toBeGreaterThan(misspelling)
  expect(Math.min(...scores('north carolina'), ...scores('indiana pa'))).toBeGreaterThan(40)
})

test('lists towns of one name by size, with their states, ten at most', () => {
  const springfields = find('springfield')
  expect(springfields).toHaveLength(10)
  expect(springfields.slice(0, 3)).toEqual([
    'Springfield, MO',
    'Springfield, MA',
    'Springfield, IL',
  ])
  expect(new Set(springfields).size).toBe(10)
})

test('a typed state is a filter', () => {
  expect(find('columbus, ga').every((label) => label.endsWith(', GA'))).toBe(true)
  expect(find('las vegas, n')).toContain('Las Vegas, NM')
})

describe('the village of Phenix', () => {
  test('is suggested together with Phoenix', () => {
    expect(find('phenix').slice(0, 3)).toEqual(['Phoenix, AZ', 'Phenix, VA', 'Phenix City, AL'])
    expect(find('pheni').slice(0, 3)).toContain('Phoenix, AZ')
  })

  test('is picked by Enter alone, by its exact name', () => {
    expect(best('phenix')).toBe('Phenix, VA')
    expect(best('phenix city')).toBe('Phenix City, AL')
    expect(best('phoenix')).toBe('Phoenix, AZ')
  })
})

test('Enter accepts the first suggestion for any text', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,6})?,? ?[a-z]{0,4}$/),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const [first] = find(text)
      if (first !== undefined) expect(best(text)).toBe(first)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['Honolulu', 'Honolulu, HI', 1],
  ['st. paul, mn', 'Saint Paul, MN', 1],
  ['dallas tx', 'Dallas, TX', 1],
  ['portland', 'Portland, OR', 14],
  ['nowhere at all', undefined, 0],
  ['', undefined, 0],
])('the towns named %j are %s and %i in all', (typed, label, count) => {
  const [first, ...others] = namedTowns(index, typed)
  expect(first && townLabel(first)).toBe(label)
  expect(others).toHaveLength(Math.max(0, count - 1))
})

test('every town is found by its own label', () => {
  const towns = index.towns.filter((_, position) => position % 97 === 0)
  const missing = towns.map(townLabel).filter((label) => find(label)[0] !== label)
  expect(missing).toEqual([])
})

test('misspellings: 97 % in the first ten, 85 % first', () => {
  const queries = read('bench/city/queries.txt')
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
  const found = queries.map(([typed = '', meant = '']) => find(typed).indexOf(meant))
  expect(found.filter((at) => at >= 0).length / queries.length).toBeGreaterThanOrEqual(0.97)
  expect(found.filter((at) => at === 0).length / queries.length).toBeGreaterThanOrEqual(0.85)
})

const town = fc.record({ position: fc.nat(20), score: fc.nat(5) })

test('keeps the best of the added towns, each once', () => {
  fc.assert(
    fc.property(fc.array(town), (towns) => {
      const top = topTowns(4)
      for (const each of towns) top.add(each)
      const best = new Map<number, number>()
      for (const { position, score } of towns) {
        best.set(position, Math.max(score, best.get(position) ?? 0))
      }
      const sorted = [...best]
        .map(([position, score]) => ({ position, score }))
        .sort((a, b) => b.score - a.score || a.position - b.position)
      expect(top.list()).toEqual(sorted.slice(0, 4))
    }),
  )
})

test('refuses a town below all others of a full list', () => {
  const top = topTowns(1)
  expect(top.add({ position: 5, score: 50 })).toBe(true)
  expect(top.add({ position: 6, score: 50 })).toBe(false)
  expect(top.add({ position: 4, score: 50 })).toBe(true)
})

/** `typed text|the town meant`, '' for none. */
const readTable = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line): [string, string] => {
      const [typed = '', meant = ''] = line.split('|')
      return [typed, meant]
    })

const answerTo = (typed: string) => {
  const answer = resolveTown(index, typed)
  if (answer.kind === 'town') return townLabel(answer.town)
  return answer.kind === 'none' ? '' : `${answer.towns.length} towns`
}

describe('what a member has typed when they leave the field', () => {
  test.each(readTable('shared/domain/src/town/typedTowns.testing.txt'))(
    '%j means %j',
    (typed, meant) => {
      expect(answerTo(typed)).toBe(meant)
      expect(find(typed)[0] ?? '').toBe(meant)
    },
  )

  test.each([
    ['Springfield', /^\d+ towns$/],
    ['portland', /^14 towns$/],
    ['springfield, il', /^Springfield, IL$/],
    ['houston', /^Houston, TX$/], // other Houstons are villages
    ['Denver Co', /^Denver, CO$/],
    ['Minneapolis-St. Paul', /^Minneapolis, MN$/],
    ['Dallas/Fort Worth', /^Dallas, TX$/],
    ['No. Las Vegas', /^North Las Vegas, NV$/],
    ['portland, Maine', /^Portland, ME$/],
    ['winston-salem', /^Winston-Salem, NC$/],
    ['wilkes-barre pa', /^Wilkes-Barre, PA$/],
    ['Guam', /^$/],
    ['Ponce, Puerto Rico', /^$/],
    ['zzqqxx', /^$/],
  ])('%j is answered with %s', (typed, answer) => {
    expect(answerTo(typed)).toMatch(answer)
  })

  test.each([
    ['75201', 'zip'],
    ['San Juan PR', 'territory'],
    ['zzqqxx', 'unknown'],
  ])('why %j is no town of the list: %s', (typed, reason) => {
    expect(resolveTown(index, typed)).toEqual({ kind: 'none', reason })
  })
})
