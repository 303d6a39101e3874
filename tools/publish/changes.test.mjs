// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { insertReleases, registryProblems, rollBack, setShare } from './changes.mjs'
import { parseRegistry, parseRelease } from './contract.mjs'

const shell = {
  name: 'shell',
  version: '1.0.0',
  contract: 1,
  shared: { react: '19.3.1', '@greenlight/runtime': '1.0.0' },
}

const release = (/** @type {string} */ version, fields = {}) =>
  parseRelease({
    name: 'mf-gallery',
    version,
    contract: 1,
    entry: `http://localhost/mf-gallery/${version}/remoteEntry.js`,
    routes: [{ path: '/gallery', access: 'member' }],
    ...fields,
  })

const registry = (/** @type {unknown[]} */ ...list) =>
  parseRegistry({ generation: 1, shell, remotes: { 'mf-gallery': list } })

const listed = (/** @type {import('./contract.mjs').Registry} */ { remotes }) =>
  (remotes['mf-gallery'] ?? []).map(({ version, share }) => `${version} ${share}`).join(', ')

const old = release('1.0.0')
const now = release('2.0.0')
const next = release('3.0.0')
const canary = release('3.0.0', { share: 10 })
const future = { shared: { '@greenlight/runtime': '^2.0.0' } }

it.each([
  ['publishing', insertReleases(registry(now, old), [next]), '3.0.0 100, 2.0.0 100, 1.0.0 100'],
  ['a canary', insertReleases(registry(now), [canary]), '3.0.0 10, 2.0.0 100'],
  ['publishing it again', insertReleases(registry(now, old), [now]), '2.0.0 100, 1.0.0 100'],
  ['a rollback', rollBack(registry(now, old), 'mf-gallery'), '1.0.0 100'],
  ['a rollback of a canary', rollBack(registry(canary, now), 'mf-gallery'), '2.0.0 100'],
  ['a rollback to a release', rollBack(registry(next, now, old), 'mf-gallery', old), '1.0.0 100'],
  ['a rollback to an unlisted one', rollBack(registry(next, now), 'mf-gallery', old), '1.0.0 100'],
  ['a larger share', setShare(registry(canary, now), canary, 50), '3.0.0 50, 2.0.0 100'],
  ['a share of 100', setShare(registry(canary, now), canary, 100), '3.0.0 100, 2.0.0 100'],
  ['a share of 0', setShare(registry(canary, now), canary, 0), '2.0.0 100'],
  ['a share of an unlisted one', setShare(registry(now), next, 5), '3.0.0 5, 2.0.0 100'],
])('%s changes the list', (_, changed, expected) => {
  expect(listed(changed)).toBe(expected)
})

it('keeps five releases, and the one for everyone that fits the shell', () => {
  const unfit = ['7', '6', '5', '4', '3'].map((major) => release(`${major}.0.0`, future))
  const changed = insertReleases(registry(...unfit, now, old), [release('8.0.0', future)])
  expect(listed(changed)).toBe('8.0.0 100, 7.0.0 100, 6.0.0 100, 5.0.0 100, 4.0.0 100, 2.0.0 100')
})

it.each([
  ['mf-none', 'mf-none is not published: npm run publish -- mf-none publishes it.'],
  ['mf-gallery', 'mf-gallery 2.0.0 has no earlier release to go back to.'],
])('rolls back nothing of %s', (name, message) => {
  expect(() => rollBack(registry(now), name)).toThrow(message)
})

describe('a registry is refused', () => {
  const profile = (/** @type {string} */ path) =>
    release('1.0.0', { name: 'mf-profile', routes: [{ path, access: 'member' }] })
  const both = (/** @type {string} */ path) => ({
    ...registry(now),
    remotes: { ...registry(now).remotes, 'mf-profile': [profile(path)] },
  })

  it.each([
    ['without a release', registry(), 'The shell 1.0.0 would have no release of mf-gallery'],
    ['with a canary only', registry(canary), 'mf-gallery 3.0.0 is for 10 % of the browsers only'],
    [
      'with releases for another runtime only',
      registry(release('3.0.0', future)),
      'mf-gallery 3.0.0 needs @greenlight/runtime ^2.0.0, the shell has 1.0.0',
    ],
    ['with a page of two remotes', both('/Gallery'), 'mf-gallery and mf-profile both have a page'],
  ])('%s', (_, wrong, problem) => {
    expect(registryProblems(wrong)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    ['with an older release that fits', registry(release('3.0.0', future), now)],
    ['with a canary and a release for everyone', registry(canary, now)],
    ['with pages of their own', both('/profile/:id')],
  ])('not %s', (_, right) => {
    expect(registryProblems(right)).toEqual([])
  })
})

describe('a new version of the runtime', () => {
  const withRuntime = (/** @type {string} */ version, /** @type {unknown[]} */ ...list) => ({
    ...registry(...list),
    shell: parseRegistry({
      generation: 1,
      shell: { ...shell, shared: { ...shell.shared, '@greenlight/runtime': version } },
      remotes: {},
    }).shell,
  })
  const built = release('1.0.0', { shared: { '@greenlight/runtime': '^1.0.0' } })

  it('fits all published remotes if it is a minor one', () => {
    expect(registryProblems(withRuntime('1.7.0', built))).toEqual([])
  })

  it('is refused if it is a major one, until each remote has a release that fits', () => {
    expect(registryProblems(withRuntime('2.0.0', built))).toHaveLength(1)
    const rebuilt = release('2.0.0', future)
    expect(registryProblems(withRuntime('2.0.0', rebuilt, built))).toEqual([])
  })
})
