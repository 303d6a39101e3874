// @vitest-environment node
import { expect, it } from 'vitest'
import { audienceOf } from './audience.mjs'
import { parseRegistry, parseRelease } from './contract.mjs'

const release = (/** @type {string} */ version, fields = {}) =>
  parseRelease({
    name: 'mf-gallery',
    version,
    contract: 1,
    entry: `http://localhost/mf-gallery/${version}/remoteEntry.js`,
    routes: [],
    ...fields,
  })

const shell = { name: 'shell', version: '1.0.0', contract: 1, shared: {} }
const runtime = (/** @type {string} */ version) => ({ '@greenlight/runtime': version })
const now = release('1.9.0', { shared: runtime('^1.0.0') })

it.each([
  ['everyone', release('2.0.0'), [now], 'for everyone'],
  ['everyone at first', release('1.0.0'), [], 'for everyone'],
  [
    'some browsers',
    release('2.0.0', { share: 10 }),
    [now],
    'for 10 % of the browsers; the others keep 1.9.0',
  ],
  [
    'nobody before a shell with its runtime is out',
    release('2.0.0', { shared: runtime('^2.0.0') }),
    [now],
    'for nobody yet. The shell has runtime 1.0.0: members keep 1.9.0 until a shell with 2.0.0 is published',
  ],
  [
    'nobody before a shell with its contract is out',
    release('2.0.0', { contract: 2 }),
    [release('1.9.9', { contract: 3 }), now],
    'for nobody yet. The shell has contract 1: members keep 1.9.0 until a shell with contract 2 is published',
  ],
])('a release is for %s', (_, published, others, expected) => {
  const registry = parseRegistry({
    generation: 1,
    shell: { ...shell, shared: runtime('1.0.0') },
    remotes: { 'mf-gallery': [published, ...others] },
  })
  expect(audienceOf(registry, published)).toBe(expected)
})
