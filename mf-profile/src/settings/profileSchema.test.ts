import { failure } from '@greenlight/kit/errors'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { profileSchema } from './profileSchema.ts'

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
  const { issues } = v.safeParse(profileSchema('Old ★'), { ...form, myGender: null })
  const { nested = {} } = issues ? v.flatten<ReturnType<typeof profileSchema>>(issues) : {}
  expect(nested).toEqual({
    ...(username && { username: [failure(username).text] }),
    ...(showMe && { showMe: [failure(showMe).text] }),
  })
})
