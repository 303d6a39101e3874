import type { SearchTerms } from '@greenlight/domain/savedSearch'
import { expect, test } from 'vitest'
import { searchWords } from './searchWords.ts'

const anybody: SearchTerms = {
  name: '',
  place: { text: '', coords: null },
  miles: 50,
  tones: [],
  genders: ['everyone'],
  ages: [18, 100],
}
const houston = { text: 'Houston, TX', coords: { lat: 29.76, lon: -95.37 } }

test.each<[Partial<SearchTerms>, string]>([
  [{}, 'anywhere'],
  [{ name: 'Marcus', place: houston }, 'Marcus · within 50 miles of Houston, TX'],
  [{ name: 'Marcus', place: houston, miles: 0 }, 'Marcus · anywhere'],
  [{ place: { text: 'Houston', coords: null } }, 'in Houston'],
  [
    { tones: ['yellow', 'red'], genders: ['men', 'nonbinary'], ages: [30, 40] },
    'anywhere · Caution or Redlight · Men or Non-binary · age 30–40',
  ],
])('%j reads as %j', (changes, words) => {
  expect(searchWords({ ...anybody, ...changes })).toBe(words)
})
