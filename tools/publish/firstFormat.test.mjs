// @vitest-environment node
import { expect, it } from 'vitest'
import { parseRegistry } from './contract.mjs'
import { convertFirstFormat } from './firstFormat.mjs'

const published = (/** @type {string} */ version) => ({
  name: 'mf-gallery',
  version,
  contract: 1,
  routes: [],
  entry: `http://localhost/mf-gallery/${version}/remoteEntry.js`,
  preload: [
    `http://localhost/mf-gallery/${version}/remoteEntry.js`,
    `http://localhost/mf-gallery/${version}/assets/index.js`,
  ],
})

it('reads live, previous and canary as a list, best first', () => {
  const entry = {
    ...published('2.0.0'),
    previous: published('1.0.0'),
    canary: { ...published('3.0.0'), percent: 10 },
  }
  const first = { version: 1, remotes: { 'mf-gallery': entry } }
  const { generation, remotes } = parseRegistry(convertFirstFormat(first))
  expect(generation).toBe(0)
  expect(remotes['mf-gallery']).toMatchObject([
    { version: '3.0.0', share: 10 },
    { version: '2.0.0', share: 100, preload: ['assets/index.js'] },
    { version: '1.0.0', share: 100 },
  ])
})

it('leaves the present format as it is', () => {
  const registry = { generation: 7, remotes: {} }
  expect(convertFirstFormat(registry)).toBe(registry)
})
