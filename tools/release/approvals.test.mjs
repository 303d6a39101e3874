// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { approvedPackages, approvers, ownersOf } from './approvals.mjs'

const codeowners = `# One team per remote.
*                @green/platform
/mf-gallery/     @green/gallery @zoe
/e2e/mf-gallery/ @green/gallery
/SECURITY.md     @green/security`

test.each([
  ['mf-gallery/package.json', ['@green/gallery', '@zoe']],
  ['e2e/mf-gallery/search.spec.ts', ['@green/gallery']],
  ['mf-gallery2/package.json', ['@green/platform']],
  ['SECURITY.md', ['@green/security']],
  ['shell/package.json', ['@green/platform']],
])('the owners of %s are %s', (path, owners) => {
  expect(ownersOf(codeowners, path)).toEqual(owners)
})

describe('a package is published if one of its owners approved', () => {
  const teams = { '@green/platform': ['pat'], '@green/gallery': ['gus', 'gia'] }
  const names = ['mf-gallery', 'mf-profile', 'shell']

  test.each([
    [['gia'], ['mf-gallery']],
    [['zoe'], ['mf-gallery']],
    [['pat'], ['mf-profile', 'shell']],
    [['pat', 'gus'], names],
    [['stranger'], []],
    [[], []],
  ])('%s', (people, approved) => {
    expect(approvedPackages(names, codeowners, { people, teams })).toEqual(approved)
  })

  test('a team without known members approves nothing', () => {
    expect(approvedPackages(['shell'], codeowners, { people: ['pat'], teams: {} })).toEqual([])
  })
})

test('the last review of each person counts', () => {
  const review = (/** @type {string} */ login, /** @type {string} */ state) => ({
    user: { login },
    state,
  })
  const reviews = [
    review('gus', 'APPROVED'),
    review('gia', 'APPROVED'),
    review('pat', 'CHANGES_REQUESTED'),
    review('gus', 'CHANGES_REQUESTED'),
    review('gia', 'COMMENTED'),
    review('pat', 'APPROVED'),
    review('zoe', 'COMMENTED'),
    { user: null, state: 'APPROVED' },
  ]
  expect(approvers(reviews)).toEqual(['gia', 'pat'])
})
