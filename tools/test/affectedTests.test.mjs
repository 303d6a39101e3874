import { expect, test } from 'vitest'
import { affectedTests } from './affectedTests.mjs'

const always = ['e2e/journeys', 'e2e/budgets']

test.each([
  ['a remote needs its own tests', ['mf-gallery/src/index.tsx'], [...always, 'e2e/mf-gallery']],
  ['so do its tests', ['e2e/mf-admin/flags.spec.ts'], [...always, 'e2e/mf-admin']],
  [
    'two remotes need those of both',
    ['mf-admin/package.json', 'mf-profile/src/a.ts', 'mf-profile/src/b.ts'],
    [...always, 'e2e/mf-admin', 'e2e/mf-profile'],
  ],
  ['the kit may break every remote', ['mf-admin/src/a.ts', 'shared/kit/src/ui/Button.tsx'], []],
  ['so may the rules', ['firestore.rules'], []],
  ['words break nothing', ['README.md', 'docs/scale.md', 'mf-gallery/CHANGELOG.md'], always],
])('%s', (_, changed, folders) => {
  expect(affectedTests(changed)).toEqual(folders)
})
