import { expect, test } from 'vitest'
import { profileProblems } from './ProfilePanel.tsx'

test.each([
  ['nothing', { username: 'WarmWillow', showMe: ['women'] }, null, null],
  ['both fields at once', { username: ' ', showMe: [] }, 'setup-username', 'setup-show-me'],
  ['a name of one letter', { username: 'W', showMe: ['men'] }, 'setup-username-length', null],
  [
    'not the stored name, which the rules would refuse',
    { username: 'Old ★', showMe: ['men'] },
    null,
    null,
  ],
] as const)('finds %s', (_, form, username, showMe) => {
  expect(profileProblems(form, 'Old ★')).toEqual({ username, showMe })
})
