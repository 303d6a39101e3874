import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedLocation, startSavedLocation } from './savedLocation.ts'

/** The place of a page that is opened while the device keeps `text`. */
function restored(text: string) {
  localStorage.setItem('gl.location.v1', text)
  startSavedLocation()
  const place = savedLocation.get()
  savedLocation.clear()
  return place
}

const chicago = { lat: 41.85, lon: -87.65 }

test.each([
  ['as stored', { locationText: 'Chicago, IL', locationCoords: chicago }, chicago],
  ['empty text', { locationText: '', locationCoords: chicago }, chicago],
  ['older spelling', { locationText: 'x', locationCoords: { lat: 41.85, lng: -87.65 } }, chicago],
  ['no longitude', { locationText: 'x', locationCoords: { lat: 41.85 } }, null],
])('%s is restored', (_name, value, locationCoords) => {
  const { locationText } = value
  expect(restored(JSON.stringify(value))).toEqual({ locationText, locationCoords })
})

test.each([
  ['no text', { locationCoords: chicago }],
  ['text that is a number', { locationText: 1, locationCoords: chicago }],
  ['no coordinates', { locationText: 'Chicago' }],
  ['null coordinates', { locationText: 'Chicago', locationCoords: null }],
  ['latitude as text', { locationText: 'Chicago', locationCoords: { lat: '41', lon: 1 } }],
  ['null', null],
  ['a list', []],
])('%s is ignored', (_name, value) => {
  expect(restored(JSON.stringify(value))).toEqual({
    locationText: '',
    locationCoords: null,
  })
})

test('no stored value makes it throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void restored(text)))
})

test('a device whose stored place is invalid uses the default one', () => {
  const denver = { locationText: 'Denver, CO', locationCoords: { lat: 39.74, lon: -104.98 } }
  localStorage.setItem('gl.location.v1', '{"locationText":"D","locationCoords":null}')
  savedLocation.offer(denver)
  expect(savedLocation.get()).toEqual(denver)
  savedLocation.clear()
})

test('a device without a place uses the default one, and does not store it', () => {
  const denver = { locationText: 'Denver, CO', locationCoords: { lat: 39.74, lon: -104.98 } }
  savedLocation.offer({ locationText: 'Chicago, IL', locationCoords: chicago })
  expect(savedLocation.get()).toMatchObject({ locationText: 'Chicago, IL' })
  savedLocation.offer(denver)
  expect(savedLocation.get()).toEqual(denver)
  savedLocation.set({ locationText: '', locationCoords: null })
  savedLocation.offer(denver)
  expect(savedLocation.get().locationText).toBe('')
  savedLocation.clear()
})
