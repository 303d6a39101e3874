import * as v from 'valibot'
import { expect, it } from 'vitest'
import { failure } from '../errors.ts'
import { noteText } from './noteText.ts'

it.each([
  ['', 'profile/experience-note'],
  [' \n ', 'profile/experience-note'],
  ['a', null],
  [` ${'x'.repeat(2000)} `, null],
  ['x'.repeat(2001), 'profile/experience-note-length'],
] as const)('checks the note %j', (text, code) => {
  const { issues } = v.safeParse(noteText, text)
  expect(issues?.map(({ message }) => message)).toEqual(code ? [failure(code).text] : undefined)
})
