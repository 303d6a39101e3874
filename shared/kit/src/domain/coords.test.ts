import { expect, test } from 'vitest'
import { readCoords } from './coords.ts'

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
