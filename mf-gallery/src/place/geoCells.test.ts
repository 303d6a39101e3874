import { type Coords, distanceMiles, EARTH_RADIUS_MILES } from '@greenlight/domain/coords'
import { fold } from '@greenlight/domain/fold'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsAround, geoCells, geohash, geohashesAround } from './geoCells.ts'

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
  ['Kansas City, Kansas', ['-ks']],
  ['Portland, Maine', ['-me']],
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

test.each([
  ['Jutland', { lat: 57.64911, lon: 10.40744 }, 'u4pruydqqvj'],
  ['León', { lat: 42.6, lon: -5.6 }, 'ezs42'],
  ['San Francisco', { lat: 37.775, lon: -122.419 }, '9q8'],
  ['Chicago', chicago.coords, 'dp3'],
  ['latitude 0, longitude 0', { lat: 0, lon: 0 }, 's00'],
  ['the south pole', { lat: -90, lon: -180 }, '000'],
  ['the north pole at the date line', { lat: 90, lon: 180 }, 'zzz'],
])('the geohash of %s', (_name, coords, name) => {
  expect(geohash(coords, name.length)).toBe(name)
  expect(geohash(coords, 2)).toBe(name.slice(0, 2))
})

describe('the geohashes around a place', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  // Errors are likely at the poles, the date line and the borders of cells.
  const place = fc.record({
    lat: fc.oneof(fc.constantFrom(-90, -89.9, 0, 1.40625, 89.9, 90), degrees(90)),
    lon: fc.oneof(fc.constantFrom(-180, -179.9, -1.40625, 0, 179.9, 180), degrees(180)),
  })
  const miles = fc.integer({ min: 0, max: 40 }).map((steps) => steps * 5)
  /** A part of the distance, and a bearing from north. */
  const way = fc.record({
    part: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    bearing: fc.oneof(
      fc.constantFrom(0, Math.PI / 2, Math.PI, -Math.PI / 2),
      fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    ),
  })
  const letters = fc.constantFrom(2, 3)

  test('contain the cell of each place within the distance, without repetition', () => {
    fc.assert(
      fc.property(place, miles, way, letters, (center, far, { part, bearing }, long) => {
        const there = travel(center, far * part, bearing)
        fc.pre(distanceMiles(center, there) <= far)
        const around = geohashesAround(center, far, long)
        expect(around).toContain(geohash(there, long))
        expect(new Set(around).size).toBe(around.length)
      }),
      { numRuns: 5_000 },
    )
  })

  test.each([
    ['a town itself', chicago.coords, 0, ['dp3']],
    ['50 miles', chicago.coords, 50, ['dp2', 'dp3', 'dp6', 'dp9', 'dpd']],
    ['200 miles, in large cells', seattle.coords, 200, ['9p', '9r', 'c0', 'c2']],
    ['all four quarters of Earth', { lat: 0, lon: 0 }, 50, ['7zz', 'ebp', 'kpb', 's00']],
    ['both sides of the date line', { lat: 52, lon: -179.9 }, 5, ['b10', 'b12', 'zcp', 'zcr']],
  ])('are only those that the circle touches: %s', (_name, center, far, names) => {
    expect([...geohashesAround(center, far, names[0]?.length ?? 0)].sort()).toEqual(names)
  })

  test('contain all cells around a pole', () => {
    expect(geohashesAround({ lat: 89.9, lon: 5 }, 50, 2)).toHaveLength(32)
  })
})

/** The end of a way of a given number of miles along a great circle. */
function travel({ lat, lon }: Coords, miles: number, bearing: number): Coords {
  const angle = miles / EARTH_RADIUS_MILES
  const from = (lat * Math.PI) / 180
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
  )
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  )
  const east = lon + (turn * 180) / Math.PI
  return { lat: (to * 180) / Math.PI, lon: ((east + 540) % 360) - 180 }
}
