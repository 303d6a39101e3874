import * as v from 'valibot'
import { expect, test } from 'vitest'
import { usernameSchema } from './usernameSchema.ts'

const schema = usernameSchema((name) => name === 'Brave Bluebell')
const textOf = (value: unknown) => v.safeParse(schema, value).issues?.[0].message ?? null

test.each([
  [' ', 'Please choose a username.'],
  ['W', 'A username has 2 to 40 characters.'],
  ['W'.repeat(41), 'A username has 2 to 40 characters.'],
  ['★★', "A username has letters from A to Z, digits, single blanks and . _ - ' only."],
  [
    'Greenlight Team',
    'This name reads as if you were the team of Greenlight. Please choose another one.',
  ],
  [' Brave  Bluebell', 'This name is taken. Please choose another one.'],
  [' Warm  Willow ', null],
])('the username %j: %s', (name, text) => {
  expect(textOf(name)).toBe(text)
})

test('a username is stored without blanks around it', () => {
  expect(v.parse(schema, ' Warm  Willow ')).toBe('Warm Willow')
})
