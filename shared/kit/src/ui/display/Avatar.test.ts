import { expect, it } from 'vitest'
import { initialsOf } from './Avatar.tsx'

it.each([
  ['QuietHarbor', 'Q'],
  ['ana lúcia', 'AL'],
  ['Łukasz', 'Ł'],
  ['river_stone', 'RS'],
  ['Mary Jane Watson', 'MJ'],
  ['🌙 Luna', '🌙L'],
  ['  ', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
