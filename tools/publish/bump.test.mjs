// @vitest-environment node
import { expect, it } from 'vitest'
import { raised } from './bump.mjs'

it.each([
  ['patch', '1.2.4'],
  ['minor', '1.3.0'],
  ['major', '2.0.0'],
])('a %s after 1.2.3 is %s', (part, next) => {
  expect(raised('1.2.3', part)).toBe(next)
})

it('takes no other word', () => {
  expect(() => raised('1.2.3', 'big')).toThrow('--bump takes patch, minor or major, not "big".')
})
