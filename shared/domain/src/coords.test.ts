import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMiles, readCoords, roundCoords } from './coords.ts'

test.each([
  [
    { lat: 30.2672, lon: -97.7431 },
    { lat: 30.27, lon: -97.74 },
  ],
  [
    { lat: 1.1, lon: 33.45 },
    { lat: 1.1, lon: 33.45 },
  ],
])('rounds %j to about a kilometer', (exact, rounded) => {
  expect(roundCoords(exact)).toEqual(rounded)
})

test.each([
  [
    { lat: 40.7, lon: -74 },
    { lat: 40.7, lon: -74 },
  ],
  [
    { lat: 40.7, lng: -74 },
    { lat: 40.7, lon: -74 },
  ],
  [
    { lat: 0, lon: 0 },
    { lat: 0, lon: 0 },
  ],
  [
    { lat: 90, lon: 180 },
    { lat: 90, lon: 180 },
  ],
  [{ lat: 90.1, lon: 0 }, null],
  [{ lat: 0, lon: 180.1 }, null],
  [{ lat: NaN, lon: 0 }, null],
  [{ lat: '40', lon: -74 }, null],
  [{ lat: 40 }, null],
  [null, null],
  ['40,-74', null],
])('%j reads as %j', (value, expected) => {
  expect(readCoords(value)).toEqual(expected)
})

const newYork = { lat: 40.714, lon: -74.006 }
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

test.each([
  ['the same place', newYork, newYork, 0],
  ['New York to Los Angeles', newYork, { lat: 34.052, lon: -118.244 }, 2445.6],
  ['New York to Brooklyn', newYork, { lat: 40.65, lon: -73.95 }, 5.3],
  ['over the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 69.1],
  ['antipodes', { lat: 66.2, lon: 63.3 }, { lat: -66.2, lon: -116.7 }, Math.PI * 3958.8],
  ['pole to pole', { lat: 90, lon: 0 }, { lat: -90, lon: 0 }, Math.PI * 3958.8],
])('%s', (_name, from, to, miles) => {
  expect(distanceMiles(from, to)).toBeCloseTo(miles, 0)
})

test('distances are symmetric, never negative and at most half way round', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const miles = distanceMiles(a, b)
      expect(miles).toBeGreaterThanOrEqual(0)
      expect(miles).toBeLessThanOrEqual(Math.PI * 3958.8 + 1e-6)
      expect(distanceMiles(b, a)).toBeCloseTo(miles, 6)
    }),
  )
})
