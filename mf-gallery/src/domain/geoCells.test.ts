import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '@greenlight/domain/fold'
import { cellsAround, geoCells } from './geoCells.ts'

const chicago = { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } }
const seattle = { text: 'Seattle, WA', coords: { lat: 47.606, lon: -122.332 } }

test('a report with coordinates stores a small and a large cell, and ignores its text', () => {
  expect(geoCells(chicago.coords, 'Austin, TX')).toEqual(['dp3', 'dp'])
})

test.each([
  ['Austin, TX', ['-tx']],
  ['Somewhere near  Nome,\nAK, I think', ['-ak']],
  ['Gary, IN or Chicago, IL or Hammond, IN', ['-in', '-il']],
  ['A, AK B, AL C, AR D, AZ E, CA', ['-ak', '-al', '-ar', '-az']],
  ['Texas Hill Country', []],
  ['Paris,TX', []],
  ['', []],
])('without coordinates, %j stores %j', (location, cells) => {
  expect(geoCells(null, location)).toEqual(cells)
})

test('requests small cells and the state; large cells if there would be too many', () => {
  expect(cellsAround(chicago, 50)).toEqual(['dp2', 'dp3', 'dp6', 'dp9', 'dpd', '-il'])
  expect([...(cellsAround(seattle, 200) ?? [])].sort()).toEqual(['-wa', '9p', '9r', 'c0', 'c2'])
})

test.each([
  ['without coordinates', { ...chicago, coords: null }],
  ['without a state in the text', { ...chicago, text: 'chi' }],
  ['around a pole', { ...chicago, coords: { lat: 90, lon: 0 } }],
])('returns null %s', (_why, place) => {
  expect(cellsAround(place, 200)).toBeNull()
})

test('one query is enough everywhere between 80° south and 80° north', () => {
  const coords = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(coords, fc.integer({ min: 0, max: 200 }), (at, miles) => {
      const cells = cellsAround({ ...chicago, coords: at }, miles)
      expect(cells).not.toBeNull()
      expect(cells?.length).toBeLessThanOrEqual(30)
    }),
  )
})

test('requests a cell of each report whose text names the place', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aéI LTX,.- \n'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const location = `${before}Chicago, IL${after}`
      fc.pre(fold(location).includes(fold(chicago.text)))
      const cells = cellsAround(chicago, 50) ?? []
      expect(geoCells(null, location).some((cell) => cells.includes(cell))).toBe(true)
    }),
  )
})
