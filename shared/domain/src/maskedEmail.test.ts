import { expect, test } from 'vitest'
import { maskedEmail } from './maskedEmail.ts'

test.each([
  ['anna@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['"odd@one"@example.org', '"…@example.org'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
