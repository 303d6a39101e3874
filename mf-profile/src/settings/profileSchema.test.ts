import { failure } from '@greenlight/kit/errors'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { profileSchema } from './profileSchema.ts'

test.each([
  ['nothing', { showMe: ['women'] }, {}],
  ['nobody to see', { showMe: [] }, { showMe: [failure('kit/show-me-required').text] }],
])('finds %s', (_, form, problems) => {
  const { issues } = v.safeParse(profileSchema, { ...form, myGender: null })
  expect(issues ? v.flatten<typeof profileSchema>(issues).nested : {}).toEqual(problems)
})
