import { expect, test } from 'vitest'
import { readTowns, townLabel } from './townFile.ts'

const newYork = { city: 'New York', state: 'NY', coords: { lat: 40.714, lon: -74.006 } }

test('reads a list of rows', () => {
  const file = [{ City: 'New York', ST: 'NY', lat: 40.714, lon: -74.006 }]
  expect(readTowns(file)).toEqual([newYork])
})

test('reads an object keyed by label', () => {
  expect(readTowns({ 'New York, NY': { lat: 40.714, lon: -74.006 } })).toEqual([newYork])
})

test.each([
  ['no name', { ST: 'NY', lat: 1, lon: 1 }],
  ['empty name', { City: '', ST: 'NY', lat: 1, lon: 1 }],
  ['no state', { City: 'X', lat: 1, lon: 1 }],
  ['no coordinates', { City: 'X', ST: 'NY' }],
  ['nothing', null],
])('leaves out a row with %s', (_name, entry) => {
  const good = { City: 'New York', ST: 'NY', lat: 40.714, lon: -74.006 }
  expect(readTowns([entry, good])).toEqual([newYork])
})

test.each([[null], ['text'], [7], [{ 'No comma': { lat: 1, lon: 1 } }]])(
  '%j is no town file',
  (file) => {
    expect(readTowns(file)).toEqual([])
  },
)

test('a town label contains its state', () => {
  expect(townLabel(newYork)).toBe('New York, NY')
})
