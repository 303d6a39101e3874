import { expect, test } from 'vitest'
import { findProblem } from './fieldProblem.ts'

test.each([
  ['', '', '', false, 'email', 'Please enter your e-mail address.'],
  ['robin', '', '', false, 'email', 'The email address is badly formatted.'],
  ['robin@example.org', '', '', true, 'password', 'Please enter your password.'],
  ['robin@example.org', 'secret', 'secrets', true, 'confirm', 'Passwords do not match'],
  ['robin', 'secret', 'secrets', false, 'email', 'The email address is badly formatted.'],
])('%j, %j, %j: %s', (email, password, confirm, emailIsOne, field, text) => {
  expect(findProblem({ email, password, confirm }, emailIsOne)).toEqual({ field, text })
})

test('a form with nothing wrong is sent', () => {
  const form = { email: 'robin@example.org', password: 'secret', confirm: 'secret' }
  expect(findProblem(form, true)).toBeNull()
})
