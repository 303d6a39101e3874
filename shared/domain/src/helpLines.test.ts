import { expect, test } from 'vitest'
import { dialed, usHelpLines } from './helpLines.ts'

test.each([
  ['1-800-799-7233', '18007997233'],
  ['911', '911'],
  ['+49 (0) 30 1234', '+490301234'],
])('%s is dialed as %s', (phone, number) => {
  expect(dialed(phone)).toBe(number)
})

test('emergency is the first line', () => {
  expect(usHelpLines[0]?.phone).toBe('911')
})
