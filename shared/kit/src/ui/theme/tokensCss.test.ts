import { expect, it } from 'vitest'
import { scale } from './scale.ts'
import { tokensCss } from './tokensCss.ts'

it('writes each color role by its name, the dark scheme after the light one', () => {
  expect(tokensCss).toContain('--gl-green-text: #03573F;')
  expect(tokensCss).toContain('--gl-tint-1:')
  expect(tokensCss).toContain('--gl-text-2xl: clamp(')
  expect(tokensCss.indexOf('prefers-color-scheme: dark')).toBeGreaterThan(
    tokensCss.indexOf('--gl-ground: #F6F4EF'),
  )
})

it('has six type sizes, and space on a 4 px grid', () => {
  const names = Object.keys(scale)
  expect(names.filter((name) => name.startsWith('text-'))).toHaveLength(6)
  for (const name of names.filter((n) => n.startsWith('space-')))
    expect(parseFloat(scale[name] ?? '') * 16).toBe(Number(name.slice('space-'.length)) * 4)
})
