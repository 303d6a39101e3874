import { expect, test } from 'vitest'
import { defaultGalleryFilters, type GalleryFilters } from '../filters/galleryFilters.ts'
import { unfilteredRequest } from '../gallery/galleryRequest.ts'
import { type Answer, answerText, joinedTexts, peopleText, placeNote } from './answerText.ts'

const houston = { text: 'Houston, TX', coords: { lat: 29.76, lon: -95.37 } }
const anywhere = { text: '', coords: null }
const nobody: Answer = {
  filters: defaultGalleryFilters,
  place: anywhere,
  request: unfilteredRequest,
  isNamed: true,
  found: 0,
  loaded: 0,
  hasMore: false,
  total: undefined,
  isHiding: false,
  hiddenByMe: 0,
}

test.each<[Partial<Answer>, Partial<GalleryFilters>, string]>([
  [{ found: 3, place: houston }, {}, '3 profiles named Marcus within 50 miles of Houston'],
  [{ found: 1, place: houston }, { miles: 0 }, '1 profile named Marcus'],
  [{ found: 2 }, { searchText: 'rude' }, '2 profiles named Marcus with “rude”'],
  [
    { found: 24, loaded: 24, hasMore: true, place: houston },
    {},
    '24 profiles named Marcus within 50 miles of Houston among the 24 looked through',
  ],
  [{ found: 24, loaded: 24, hasMore: true, total: 73 }, {}, '24 of 73 profiles named Marcus'],
  [{}, {}, 'No public profile named Marcus'],
  [{ place: houston }, {}, 'No public profile named Marcus'],
  [{ place: houston, isHiding: true }, {}, 'No profile named Marcus within 50 miles of Houston'],
  [
    { place: houston, isHiding: true, request: { ...unfilteredRequest, genders: ['man'] } },
    {},
    'No profile named Marcus with these filters within 50 miles of Houston',
  ],
  [
    { place: houston, isHiding: true, hiddenByMe: 1 },
    {},
    'No other profile named Marcus within 50 miles of Houston',
  ],
  [{ hasMore: true, loaded: 96 }, {}, 'No profile named Marcus among the 96 looked through'],
  [{ found: 2, place: { text: 'texas', coords: null } }, {}, '2 profiles named Marcus'],
  [{ isNamed: false, found: 24, loaded: 24, hasMore: true, total: 73 }, {}, '24 of 73 profiles'],
  [{ isNamed: false, found: 24, loaded: 24, hasMore: true, total: 101 }, {}, '24 of 100+ profiles'],
  [{ isNamed: false, found: 23, loaded: 23 }, {}, '23 profiles'],
  [{ isNamed: false, found: 1, place: houston }, {}, '1 profile within 50 miles of Houston'],
  [{ isNamed: false, place: houston }, {}, 'No profiles within 50 miles of Houston'],
  [{ isNamed: false }, {}, 'No profiles'],
])('%j %j: %s', (answer, filters, text) => {
  const all = { ...defaultGalleryFilters, name: ' Marcus ', ...filters }
  expect(answerText({ ...nobody, ...answer, filters: all })).toBe(text)
})

test('a name with letters from right to left does not turn the words around it', () => {
  const filters = { ...defaultGalleryFilters, name: 'שרה' }
  expect(answerText({ ...nobody, filters })).toBe('No public profile named \u2068שרה\u2069')
})

test.each([
  ['zzqqxx', 50, /^“zzqqxx”: Not in our list of towns. No distance can be known/],
  ['zzqqxx', 0, /^$/],
  ['', 50, /^$/],
])('beside the answer for the typed place %j within %i miles stands %s', (text, miles, note) => {
  expect(
    placeNote(
      { ...defaultGalleryFilters, miles },
      { text, coords: null },
      'Not in our list of towns.',
    ),
  ).toMatch(note)
})

test('an answer and what it leaves out are spoken as one text', () => {
  expect(joinedTexts(['24 of 73 profiles', '', ''])).toBe('24 of 73 profiles')
  expect(joinedTexts(['No profile named Ann', 'No distance.', '1 farther away'])).toBe(
    'No profile named Ann. No distance. 1 farther away.',
  )
})

test.each([
  [73, houston, '73 people near Houston'],
  [5, null, '5 people'],
  [1, houston, '1 person near Houston'],
  [0, houston, '\u00a0'],
])('%s profiles are people', (found, near, text) => {
  expect(peopleText(found, near)).toBe(text)
})
