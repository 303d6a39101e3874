import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['QuietHarbor', 'Q'],
  ['ana lúcia', 'AL'],
  ['Łukasz', 'Ł'],
  ['river_stone', 'RS'],
  ['Mary Jane Watson', 'MJ'],
  ['🌙 Luna', '🌙L'],
  ['  ', ''],
])('%s becomes %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
