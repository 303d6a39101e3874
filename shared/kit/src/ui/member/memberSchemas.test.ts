import * as v from 'valibot'
import { expect, test } from 'vitest'
import { showMeSchema, usernameSchema } from './memberSchemas.ts'

const textOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message ?? null

test.each([
  [' ', 'Please choose a username.'],
  ['W', 'A username has 2 to 40 characters.'],
  ['W'.repeat(41), 'A username has 2 to 40 characters.'],
  ['★★', "A username has letters, digits, single blanks and . _ - ' only."],
  [
    'Greenlight Team',
    'This name reads as if you were the team of Greenlight. Please choose another one.',
  ],
  ['Old ★', null],
  [' Warm  Willow ', null],
])('the username %j: %s', (name, text) => {
  expect(textOf(usernameSchema('Old ★'), name)).toBe(text)
})

test('a username is stored without blanks around it', () => {
  expect(v.parse(usernameSchema(), ' Warm  Willow ')).toBe('Warm Willow')
})

test('a member wants to see somebody', () => {
  expect(textOf(showMeSchema, [])).toBe('Please choose who you want to see.')
  expect(textOf(showMeSchema, ['women'])).toBeNull()
})
