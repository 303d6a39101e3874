import { expect, test } from 'vitest'
import { checkCredentials, findFormProblem } from './CredentialFields.tsx'

test.each([
  ['', '', '', 'email-required'],
  [' ', 'secret', 'secret', 'email-required'],
  ['a@example.org', '', '', 'password-required'],
  ['a@example.org', 'secret', 'secre', 'passwords-differ'],
  ['a@example.org', 'secret', 'Secret', 'passwords-differ'],
  ['a@example.org', 'secret', 'secret', null],
])('credentials %j, %j, %j: %j', (email, password, confirm, code) => {
  expect(checkCredentials({ email, password, confirm })).toBe(code)
})

test.each([
  ['', '', '', false, 'email', 'Please enter your e-mail address.'],
  ['robin', '', '', false, 'email', 'The email address is badly formatted.'],
  ['robin@example.org', '', '', true, 'password', 'Please enter your password.'],
  ['robin@example.org', 'secret', 'secrets', true, 'confirm', 'Passwords do not match'],
  ['robin', 'secret', 'secrets', false, 'email', 'The email address is badly formatted.'],
])('form %j, %j, %j, valid e-mail %j: %s', (email, password, confirm, valid, field, text) => {
  expect(findFormProblem({ email, password, confirm }, valid)).toEqual({ field, text })
})

test('finds no problem in a correct form', () => {
  const form = { email: 'robin@example.org', password: 'secret', confirm: 'secret' }
  expect(findFormProblem(form, true)).toBeNull()
})
