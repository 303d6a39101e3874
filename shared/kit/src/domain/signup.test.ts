import { expect, test } from 'vitest'
import { checkSignup } from './signup.ts'

test.each([
  ['', '', '', 'email-required'],
  [' ', 'secret', 'secret', 'email-required'],
  ['a@example.org', '', '', 'password-required'],
  ['a@example.org', 'secret', 'secre', 'passwords-differ'],
  ['a@example.org', 'secret', 'Secret', 'passwords-differ'],
  ['a@example.org', 'secret', 'secret', null],
])('%j, %j, %j: %j', (email, password, confirm, code) => {
  expect(checkSignup({ email, password, confirm })).toBe(code)
})
