import { expect, test } from 'vitest'
import { addressOf } from './addressOf.ts'

const entry = 'http://localhost:4302/mf-gallery/1.2.0/remoteEntry.js'
const release = { entry, version: '1.2.0' }

test('the first attempt uses the published address', () => {
  expect(addressOf(release, 0)).toBe(entry)
})

test('each further attempt has its own folder, which is the same file on the server', () => {
  const addresses = Array.from({ length: 20 }, (_, at) => new URL(addressOf(release, at)))
  expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(20)
  for (const { pathname } of addresses) {
    expect(decodeURI(pathname)).toBe('/mf-gallery/1.2.0/remoteEntry.js')
  }
  const chunks = addresses.map((address) => new URL('./assets/page.js', address).href)
  expect(new Set(chunks).size).toBe(20)
})

test('the entry of an override is requested again', () => {
  const override = { entry: 'http://localhost:4302/remoteEntry.js', version: 'override' }
  expect(addressOf(override, 3)).toBe('http://localhost:4302/remoteEntry.js?retry=3')
})
