import { describe, expect, test } from 'vitest'
import { caretAccepts, chooseRelease, compatibilityProblems } from './chooseRelease.ts'
import { parseRelease } from './registry.ts'

const shell = { contract: 2, shared: { react: '19.3.1', '@greenlight/runtime': '1.2.0' } }

const release = (version: string, fields: object = {}) =>
  parseRelease({
    name: 'mf-gallery',
    version,
    entry: entryOf(version),
    contract: 2,
    routes: [],
    ...fields,
  })
const entryOf = (version: string) => `http://localhost/mf-gallery/${version}/remoteEntry.js`

const newest = release('3.0.0')
const canary = release('3.1.0', { share: 10 })
const older = release('2.0.0')
const future = release('4.0.0', { contract: 3 })
const otherReact = release('5.0.0', { shared: { react: '^20.0.0' } })

test.each([
  // list, bucket, failed, chosen
  ['the first', [newest, older], 50, [], '3.0.0'],
  ['a canary within its share', [canary, newest], 9, [], '3.1.0'],
  ['none of a canary outside its share', [canary, newest], 10, [], '3.0.0'],
  ['the next after a failure', [newest, older], 50, ['3.0.0'], '2.0.0'],
  ['the next after a failed canary', [canary, newest], 0, ['3.1.0'], '3.0.0'],
  ['none for a newer shell', [future, newest], 50, [], '3.0.0'],
  ['none with another React', [otherReact, newest], 50, [], '3.0.0'],
  ['nothing if none fits', [future, otherReact], 50, [], undefined],
  ['nothing if all failed', [newest], 50, ['3.0.0'], undefined],
  ['nothing at a share of 0', [release('1.0.0', { share: 0 })], 0, [], undefined],
  ['nothing of an empty list', [], 50, [], undefined],
])('takes %s', (_, list, bucket, failed, version) => {
  const browser = { bucket, failed: new Set(failed.map(entryOf)) }
  expect(chooseRelease(list, shell, browser)?.version).toBe(version)
})

describe('a release fits a shell', () => {
  const runtime = (range: string) => ({ shared: { '@greenlight/runtime': range } })

  test.each([
    ['of its own contract', { contract: 2 }, []],
    ['of the next contract', { contract: 1 }, []],
    ['of no older contract', { contract: 3 }, ['needs contract 3, the shell has 2']],
    ['of no contract two ahead', { contract: 0 }, ['needs contract 0, the shell has 2']],
    ['with the runtime that it was built for', runtime('^1.2.0'), []],
    ['with a later minor release of the runtime', runtime('^1.0.0'), []],
    [
      'with no earlier runtime',
      runtime('^1.3.0'),
      ['needs @greenlight/runtime ^1.3.0, the shell has 1.2.0'],
    ],
    [
      'with no other major runtime',
      runtime('^2.0.0'),
      ['needs @greenlight/runtime ^2.0.0, the shell has 1.2.0'],
    ],
    ['without a package that the shell does not share', { shared: { lodash: '^4.0.0' } }, []],
  ])('%s', (_, fields, problems) => {
    expect(compatibilityProblems(release('1.0.0', fields), shell)).toEqual(
      problems.map((problem) => `mf-gallery 1.0.0 ${problem}`),
    )
  })
})

test.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.4.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '20.0.0', false],
  ['^19.3.1', '18.9.9', false],
  ['^0.1.0', '0.1.4', true],
  ['^0.1.4', '0.1.0', false],
  ['^0.1.0', '0.2.0', false],
  ['^0.9.0', '1.0.0', false],
  ['^0.0.3', '0.0.3', true],
  ['^0.0.3', '0.0.4', false],
  ['^0.0.0', '0.0.0', true],
  ['^0.0.0', '0.0.1', false],
  ['latest', '1.0.0', false],
])('%s accepts %s: %s', (range, version, accepted) => {
  expect(caretAccepts(range, version)).toBe(accepted)
})
