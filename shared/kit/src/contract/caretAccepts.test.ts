import { expect, test } from 'vitest'
import { caretAccepts } from './caretAccepts.ts'

test.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.4.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '20.0.0', false],
  ['^19.3.1', '18.9.9', false],
  ['^0.1.0', '0.1.4', true],
  ['^0.1.4', '0.1.0', false],
  ['^0.1.0', '0.2.0', false],
  ['^0.9.0', '1.0.0', false],
  ['^0.0.3', '0.0.3', true],
  ['^0.0.3', '0.0.4', false],
  ['^0.0.0', '0.0.0', true],
  ['^0.0.0', '0.0.1', false],
  ['latest', '1.0.0', false],
])('%s accepts %s: %s', (range, version, accepted) => {
  expect(caretAccepts(range, version)).toBe(accepted)
})
