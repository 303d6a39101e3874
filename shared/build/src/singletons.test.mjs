// @vitest-environment node
import { expect, it } from 'vitest'
import { acceptedRange, singletons, singletonVersions } from './singletons.mjs'

const owner = (/** @type {Record<string, string>} */ dependencies) => ({
  name: 'mf-events',
  dependencies: {
    ...Object.fromEntries(singletons.map((name) => [name, '1.0.0'])),
    ...dependencies,
  },
})

it('reads the exact version of each shared package', () => {
  expect(singletonVersions(owner({ react: '19.3.1', valibot: '^1.5.0' }))).toEqual({
    react: '19.3.1',
    'react-dom': '1.0.0',
    'styled-components': '1.0.0',
    '@greenlight/runtime': '1.0.0',
  })
})

it.each(['^1.1.0', '~1.1.0', '1.x', '*', 'file:../runtime'])('refuses the range %s', (range) => {
  expect(() => singletonVersions(owner({ '@greenlight/runtime': range }))).toThrow(
    `mf-events/package.json must name one version of @greenlight/runtime, as 1.0.0, and not ${range}`,
  )
})

it('refuses a package that does not depend on one of them', () => {
  expect(() => singletonVersions({ name: 'mf-events', dependencies: {} })).toThrow(
    'mf-events/package.json must depend on react',
  )
})

it.each([
  ['1.2.3', '^1.2.0'],
  ['19.3.1', '^19.3.0'],
  ['0.4.1', '^0.4.0'],
  ['2.0.0-rc.1', '^2.0.0'],
])('accepts for %s every patch: %s', (version, range) => {
  expect(acceptedRange(version)).toBe(range)
})
