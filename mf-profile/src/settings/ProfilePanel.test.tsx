import { expect, test } from 'vitest'
import { profileProblems } from './ProfilePanel.tsx'

test.each([
  ['nothing', { username: 'WarmWillow', showMe: ['women'] }, null, null],
  [
    'both fields at once',
    { username: ' ', showMe: [] },
    'kit/username-required',
    'kit/show-me-required',
  ],
  ['a name of one letter', { username: 'W', showMe: ['men'] }, 'kit/username-length', null],
  [
    'not the stored name, which the rules would refuse',
    { username: 'Old ★', showMe: ['men'] },
    null,
    null,
  ],
] as const)('finds %s', (_, form, username, showMe) => {
  const problems = profileProblems(form, 'Old ★')
  expect(problems.username?.code ?? null).toBe(username)
  expect(problems.showMe?.code ?? null).toBe(showMe)
})
