import { localStore, sessionStore } from '@greenlight/runtime'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { emailDraft, emailSchema, signInSchema, signUpSchema } from './credentials.ts'

beforeEach(() => sessionStore.clear())

const emailMissing = ['email', 'Please enter your e-mail address.']
const emailWrong = ['email', 'The email address is badly formatted.']
const passwordMissing = ['password', 'Please enter your password.']
const passwordsDiffer = ['confirm', 'Passwords do not match']

/** Each field with a problem, and its text. */
const problemsOf = (schema: v.GenericSchema, values: unknown) =>
  (v.safeParse(schema, values).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])

const fieldsOf = (problems: readonly (readonly string[])[]) =>
  new Map(problems.toReversed().map(([field, text]) => [field, text]))

test.each([
  ['', '', '', [emailMissing, passwordMissing]],
  [' ', 'secret', 'secret', [emailMissing]],
  ['a@example.org', '', '', [passwordMissing]],
  ['a@example.org', 'secret', 'secre', [passwordsDiffer]],
  ['a@example.org', 'secret', 'Secret', [passwordsDiffer]],
  ['a@example.org', 'secret', 'secret', []],
  ['robin', '', '', [emailWrong, passwordMissing]],
  ['robin@', 'secret', 'secret', [emailWrong]],
  ['robin@example.org', '', '', [passwordMissing]],
  ['robin@example.org', 'secret', 'secrets', [passwordsDiffer]],
  ['robin', 'secret', 'secrets', [emailWrong, passwordsDiffer]],
  ['robin@example.org', 'secret', 'secret', []],
])('sign-up with %j, %j, %j', (email, password, confirm, problems) => {
  const found = problemsOf(signUpSchema, { email, password, confirm })
  expect(fieldsOf(found as string[][])).toEqual(fieldsOf(problems))
})

test('a form without a password asks for none', () => {
  expect(problemsOf(emailSchema, { email: 'robin@example.org' })).toEqual([])
  expect(problemsOf(signInSchema, { email: 'robin@example.org', password: '' })).toEqual([
    passwordMissing,
  ])
})

test('an address is used without the blanks around it', () => {
  expect(v.parse(emailSchema, { email: ' robin@example.org ' })).toEqual({
    email: 'robin@example.org',
  })
})

test('the forms share the address that was typed last, and no password is stored', () => {
  emailDraft({ email: '', password: '' }).write({ email: 'robin@example.org', password: 'secret' })
  const signUp = { email: '', password: '', confirm: '' }
  expect(emailDraft(signUp).read()).toEqual({ ...signUp, email: 'robin@example.org' })
  for (const store of [sessionStore, localStore])
    for (const key of store.keys()) expect(store.get(key)).not.toContain('secret')
})
