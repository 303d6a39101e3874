import { expect, test } from 'vitest'
import { badUsernames, goodUsernames } from './names.testing.ts'
import {
  foldUsername,
  reservationIds,
  tidyUsername,
  usernameProblem,
  withoutDirectionMarks,
} from './names.ts'

test.each(goodUsernames)('%j is a username', (name) => {
  expect(usernameProblem(name)).toBeNull()
})

test.each(
  Object.entries(badUsernames).flatMap(([code, names]) => names.map((name) => [name, code])),
)('%j is refused: %s', (name, code) => {
  expect(usernameProblem(name)).toBe(code)
})

test('asks for a name where there is none', () => {
  expect(usernameProblem(tidyUsername(' \n '))).toBe('username-required')
})

test('tidies blanks and direction marks, and nothing else', () => {
  expect(tidyUsername('\u200f Ann\u00a0 \tLee\u202c\n')).toBe('Ann Lee')
  expect(tidyUsername('x'.repeat(60))).toBe('x'.repeat(60))
})

test('removes each direction mark while a name is typed, and keeps the blanks', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(withoutDirectionMarks(`${marks} Ann ${marks}`)).toBe(' Ann ')
})

test.each([
  ['BraveBIuebell', 'bravebluebell'],
  ['brave.blue_bell', 'bravebluebell'],
  ["Ann-Marie O'Neil 20", 'annmarleonell2o'],
  ['l1I', 'lll'],
])('%j is folded to %j', (name, folded) => {
  expect(foldUsername(name)).toBe(folded)
})

test('a later double and a name with other letters are reserved at ids that no new name has', () => {
  expect(reservationIds('Brave Bluebell', 'u1')).toEqual(['bravebluebell', 'bravebluebell~u1'])
  expect(reservationIds(' Ann.', 'u1')).toEqual(['ann', 'ann~u1'])
  expect(reservationIds('李/小龙', 'u1')).toEqual(['u1~u1'])
  expect(reservationIds('. .', 'u1')).toEqual(['u1~u1'])
})
