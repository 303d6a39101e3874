import type { RegistryEntry } from '@greenlight/kit/contract/registry'
import { expect, test } from 'vitest'
import { chooseVersion } from './chooseVersion.ts'

const published = (version: string) => ({
  name: 'mf-gallery',
  version,
  entry: `http://localhost:4302/mf-gallery/${version}/remoteEntry.js`,
  contract: 1,
  routes: [],
  preload: [],
  shared: {},
})

const entry: RegistryEntry = {
  ...published('1.0.0'),
  previous: published('0.9.0'),
  canary: { ...published('1.1.0'), percent: 10 },
}

test.each([
  [0, '1.1.0', '1.0.0'],
  [9, '1.1.0', '1.0.0'],
  [10, '1.0.0', '0.9.0'],
  [99, '1.0.0', '0.9.0'],
])('bucket %i gets %s and falls back to %s', (bucket, version, previous) => {
  const chosen = chooseVersion(entry, bucket)
  expect([chosen.version, chosen.previous?.version]).toEqual([version, previous])
})

test('without a canary everybody gets the release', () => {
  expect(chooseVersion({ ...entry, canary: null }, 0).version).toBe('1.0.0')
})
