import * as v from 'valibot'
import { expect, it } from 'vitest'
import { failure } from '../errors.ts'
import { commentText, editedCommentText } from './commentText.ts'

const problem = (schema: v.GenericSchema, text: string) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message) ?? []
const tooLong = failure('profile/comment-length').text

it.each([
  ['  ', [failure('profile/comment-missing').text]],
  ['x'.repeat(1000), []],
  [` ${'x'.repeat(1000)} `, []],
  ['x'.repeat(1001), [tooLong]],
])('checks the comment %j', (text, problems) => {
  expect(problem(commentText, text)).toEqual(problems)
})

it.each([
  [' \n ', [failure('profile/comment-empty').text]],
  ['a', []],
  ['x'.repeat(1001), [tooLong]],
])('checks the edited comment %j', (text, problems) => {
  expect(problem(editedCommentText, text)).toEqual(problems)
})
