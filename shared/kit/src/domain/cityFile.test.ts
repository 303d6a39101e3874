import { expect, test } from 'vitest'
import { readTowns, townLabel } from './cityFile.ts'

const newYork = { city: 'New York', state: 'NY', coords: { lat: 40.714, lon: -74.006 } }

test('a list of entries', () => {
  const file = [{ City: 'New York', ST: 'NY', lat: 40.714, lon: -74.006 }]
  expect(readTowns(file)).toEqual([newYork])
})

test('an object by label', () => {
  expect(readTowns({ 'New York, NY': { lat: 40.714, lon: -74.006 } })).toEqual([newYork])
})

test.each([
  ['no name', { ST: 'NY', lat: 1, lon: 1 }],
  ['empty name', { City: '', ST: 'NY', lat: 1, lon: 1 }],
  ['no state', { City: 'X', lat: 1, lon: 1 }],
  ['no coordinates', { City: 'X', ST: 'NY' }],
  ['nothing', null],
])('an entry with %s is left out', (_name, entry) => {
  const good = { City: 'New York', ST: 'NY', lat: 40.714, lon: -74.006 }
  expect(readTowns([entry, good])).toEqual([newYork])
})

test.each([[null], ['text'], [7], [{ 'No comma': { lat: 1, lon: 1 } }]])(
  '%j is no city file',
  (file) => {
    expect(readTowns(file)).toEqual([])
  },
)

test('a town is written with its state', () => {
  expect(townLabel(newYork)).toBe('New York, NY')
})
