import { expect, test } from 'vitest'
import { parseSavedSearch, type SavedSearch, searchFields } from './savedSearch.ts'

const search: SavedSearch = {
  slot: '3',
  title: 'Marcus near Houston',
  name: 'Marcus',
  place: { text: 'Houston, TX', coords: { lat: 29.76, lon: -95.37 } },
  miles: 50,
  tones: ['yellow', 'red'],
  genders: ['men'],
  ages: [30, 40],
  seenAt: null,
}

test('a search is the same after storing and parsing', () => {
  expect(parseSavedSearch('3', searchFields(search))).toEqual(search)
})

test('the fields are those that the access rules accept', () => {
  expect(Object.keys(searchFields(search)).toSorted()).toEqual(
    ['title', 'name', 'place', 'coords', 'miles', 'tones', 'genders', 'ages'].toSorted(),
  )
})

test('a document without valid fields finds everybody', () => {
  const odd = { miles: 1e9, tones: 'red', genders: [7], ages: [40, 30], coords: {}, title: '  ' }
  expect(parseSavedSearch('1', odd)).toEqual({
    slot: '1',
    title: 'Saved search',
    name: '',
    place: { text: '', coords: null },
    miles: 0,
    tones: [],
    genders: ['everyone'],
    ages: [18, 100],
    seenAt: null,
  })
})
