import { describe, expect, it } from 'vitest'
import { type Colors, dark, light } from './colors.ts'

type Role = keyof Colors

const grounds: Role[] = ['ground', 'surface', 'raised', 'sunken']
const inks: Role[] = ['ink', 'inkSoft', 'greenText', 'amberText', 'redText']
const tints: Role[] = ['tint1', 'tint2', 'tint3', 'tint4', 'tint5']

/** Text colors with their backgrounds. */
const texts: [Role, Role][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [Role, Role] => [ink, ground])),
  ...tints.map((tint): [Role, Role] => ['ink', tint]),
  ['inkSoft', 'tint2'],
  ['greenText', 'tint2'],
  ['redText', 'tint2'],
  ...(['green', 'amber', 'red'] as const).flatMap((tone): [Role, Role][] => [
    [`${tone}Text`, `${tone}Soft`],
    ['ink', `${tone}Soft`],
    ['inkSoft', `${tone}Soft`],
    [`${tone}On`, tone],
  ]),
  ['greenOn', 'greenHover'],
  ['redOn', 'redHover'],
  ['deepOn', 'deep'],
]

/** Borders of controls and the focus ring, with their backgrounds. */
const frames: [Role, Role][] = grounds.flatMap((ground): [Role, Role][] => [
  ['control', ground],
  ['focus', ground],
  ['greenText', ground],
])

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s color scheme', (_name, colors) => {
  it.each(texts)('%s has a contrast of 4.5:1 on %s', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['inkSoft', 'greenText'] as const)(
    '%s, used for small text, has 7:1 on the page',
    (ink) => {
      for (const ground of ['ground', 'surface', 'raised'] as const)
        expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(7)
    },
  )

  it.each(frames)('%s has a contrast of 3:1 on %s', (frame, ground) => {
    expect(contrast(colors[frame], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})

it('measures contrast by the formula of WCAG', () => {
  expect(contrast('#10B981', '#FFFFFF')).toBeCloseTo(2.54, 2)
  expect(contrast('#EF4444', '#FFFFFF')).toBeCloseTo(3.76, 2)
})

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
