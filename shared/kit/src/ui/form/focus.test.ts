// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { mayMoveFocusFrom } from './focus.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['in the part', 'inside', true],
  ['nowhere', null, true],
  ['elsewhere', 'outside', false],
])('the focus is %s', (_, focused, expected) => {
  document.body.innerHTML = '<form><input id="inside"></form><input id="outside">'
  if (focused) document.getElementById(focused)?.focus()
  expect(mayMoveFocusFrom(document.querySelector('form'))).toBe(expected)
})

test('the part is gone, and the focus is elsewhere', () => {
  document.body.innerHTML = '<input id="outside">'
  document.getElementById('outside')?.focus()
  expect(mayMoveFocusFrom(null)).toBe(false)
})
