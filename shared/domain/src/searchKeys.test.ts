import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isNamed, nameKey, nameKeys } from './nameWords.ts'
import { searchKeys, soundKeys } from './searchKeys.ts'

// @vitest-environment node

const valid = /^(?:[\p{L}\p{N}]{1,24}|~[A-Z0]{1,23})$/u

test('a report stores the beginnings of its name, its sounds and the beginnings of its town', () => {
  expect(searchKeys('Marc O’Neil', 'Reno, NV')).toEqual(
    [
      'ma mar marc on one onei oneil ~MRK ~ANL ne nei neil',
      'marco marcon marcone marconei marconeil re ren reno',
    ]
      .join(' ')
      .split(' '),
  )
})

test.each([
  ['José', 'jose'],
  ['JOSE', 'josé'],
  ['D.J. Anne-Marie', 'anne'],
  ['Ana María López', 'lopez'],
  ['Łukasz', 'lukasz'],
  ['Александр', 'алекс'],
])('%s has the key of the typed %s', (name, typed) => {
  expect(searchKeys(name, '')).toContain(nameKey(typed))
})

test.each(['A'.repeat(80), 'Wu '.repeat(27), '~ “” !', '', 'Anne Marie Beth Cora Dana Elle Fay'])(
  'the keys of %s are short plain words, at most 120',
  (name) => {
    const keys = searchKeys(name, `Llanfairpwllgwyngyll ${'town '.repeat(20)}, TX`)
    expect(keys.length).toBeLessThanOrEqual(120)
    expect(keys.filter((key) => !valid.test(key))).toEqual([])
  },
)

test('a name of 80 letters has all its keys', () => {
  const words = Array.from({ length: 6 }, (_, at) => `${'abcdef'[at] ?? ''}xylophonists`)
  const keys = searchKeys(words.join(' '), '')
  expect(words.filter((word) => !keys.includes(word))).toEqual([])
})

const table = readFileSync(new URL('./nameSearch.testing.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('|') && !line.startsWith('#'))
  .map((line) => line.split('|'))

test.each([
  ...table,
  ['Jean-Luc', 'jeanluc'],
  ['O’Brien', 'brien'],
  ['D’Angelo', 'd angelo'],
  ['Ana de la Cruz', 'delacruz'],
  ['St. John', 'saint john'],
  ['Saint John', 'stjohn'],
  ['J. R. Ewing', 'j.r. ewing'],
  ['Ma\u200brcus', 'marcus'],
  ['Ana B C D E F Gomez', 'gomez'],
  ['Michael', 'mike'],
  ['李小龙', '李'],
  ['Robert', 'bob'],
])('%s is found by %s: a key of what was typed is stored, and it is its name', (name, typed) => {
  const stored = searchKeys(name ?? '', 'Reno, NV')
  expect(nameKeys(typed ?? '').filter((key) => stored.includes(key))).not.toEqual([])
  expect(isNamed({ name: name ?? '', location: 'Reno, NV' }, typed ?? '')).toBe(true)
})

test.each([
  ['Mark', 'michael'],
  ['Marianne', 'ann'],
  ['Brianna', 'obrien'],
  ['Michael', 'mikel'],
  ['J. R.', 'rj'],
])('%s is not %s', (name, typed) => {
  expect(isNamed({ name, location: '' }, typed)).toBe(false)
})

test('a single letter with case has no keys, an ideograph has one', () => {
  expect(nameKeys('M')).toEqual([])
  expect(nameKeys('马')).toEqual(['马'])
  expect(nameKeys('j r')).toEqual(['jr'])
  expect(nameKeys('elizabeth').length).toBeLessThanOrEqual(5)
})

describe('names that sound alike', () => {
  test.each([
    ['marcus', ['Markus', 'Marcos', 'Marc', 'Mark']],
    ['stephen', ['Steven', 'Stefan']],
    ['catherine', ['Katherine', 'Kathryn', 'Cathrin']],
    ['jon', ['John']],
    ['shawn', ['Shaun', 'Shaawn']],
    ['philip', ['Filip', 'Phillip']],
  ])('%s finds %j', (typed, names) => {
    const asked = soundKeys(typed)
    const missed = names.filter((name) => !searchKeys(name, '').some((key) => asked.includes(key)))
    expect(missed).toEqual([])
  })

  test('other names are not found', () => {
    const asked = soundKeys('marcus')
    const names = ['Marie', 'Martin', 'Lucas', 'Mia', 'Morgan']
    expect(names.filter((name) => searchKeys(name, '').some((key) => asked.includes(key)))).toEqual(
      [],
    )
  })
})

test('the key is that of the longest word; one letter has none', () => {
  expect(nameKey('Al from Houston')).toBe('houston')
  expect(nameKey('M')).toBeNull()
  expect(nameKey('x'.repeat(40))).toBe('x'.repeat(24))
})

test.each([
  ['marcus', true],
  ['MARCUS hous', true],
  ['houston marcus', true],
  ['marcus dallas', false],
  ['houston', false],
  ['markus', false],
])('Marcus D’Angelo from Houston, TX matches the search text %s: %s', (typed, named) => {
  expect(isNamed({ name: 'Marcus D’Angelo', location: 'Houston, TX' }, typed)).toBe(named)
})
