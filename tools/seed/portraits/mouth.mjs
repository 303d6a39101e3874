import { line, path } from './shapes.mjs'

/**
 * @typedef {'smile' | 'grin' | 'laugh' | 'lips' | 'half'} MouthStyle
 * @typedef {import('./palette.mjs').Skin} Skin
 */

const teeth = '#fffaf2'
const inside = '#7a2a2e'

/** @type {Record<MouthStyle, (skin: Skin, lip: string) => string>} */
const mouths = {
  smile: (skin) =>
    line('M -34 90 C -20 106 20 106 34 90', skin.line, 5.5) +
    line('M -14 117 C -6 121 6 121 14 117', skin.line, 4, 'stroke-opacity="0.35"'),
  half: (skin) =>
    line('M -26 96 C -8 103 16 102 32 87', skin.line, 5.5) +
    line('M 36 80 C 41 86 40 92 37 95', skin.line, 3.5, 'stroke-opacity="0.5"'),
  grin: (skin, lip) =>
    path('M -40 86 C -22 92 22 92 40 86 C 34 116 14 124 0 124 C -14 124 -34 116 -40 86 Z', lip) +
    path('M -34 90 C -18 95 18 95 34 90 C 28 110 12 115 0 115 C -12 115 -28 110 -34 90 Z', teeth) +
    line('M -42 84 C -22 91 22 91 42 84', skin.line, 3.5, 'stroke-opacity="0.5"'),
  laugh: (skin, lip) =>
    path('M -40 82 C -20 90 20 90 40 82 C 38 122 18 136 0 136 C -18 136 -38 122 -40 82 Z', inside) +
    path('M -36 85 C -18 92 18 92 36 85 C 32 104 14 110 0 110 C -14 110 -32 104 -36 85 Z', teeth) +
    path('M -20 127 C -14 114 14 114 20 127 C 12 135 -12 135 -20 127 Z', lip) +
    line('M -43 80 C -22 89 22 89 43 80', skin.line, 3.5, 'stroke-opacity="0.45"'),
  lips: (skin, lip) =>
    path(
      'M -34 95 C -22 86 -10 81 0 86 C 10 81 22 86 34 95 C 22 113 10 117 0 117 C -10 117 -22 113 -34 95 Z',
      lip,
    ) +
    path(
      'M -14 106 C -6 110 6 110 14 106 C 8 112 -8 112 -14 106 Z',
      '#ffffff',
      'fill-opacity="0.22"',
    ) +
    line('M -35 94 C -20 101 -8 97 0 98 C 8 97 20 101 35 94', skin.line, 3.4),
}

/** @param {MouthStyle} style @param {Skin} skin @param {string} lip */
export const mouth = (style, skin, lip) => mouths[style](skin, lip)

/**
 * @typedef {'soft' | 'round' | 'long'} NoseStyle
 * @param {NoseStyle} style
 * @param {Skin} skin
 */
export function nose(style, skin) {
  const tip = {
    soft: 'M -12 52 C -6 60 8 60 14 51',
    round: 'M -18 48 C -16 58 -6 55 0 59 C 6 55 18 58 19 46',
    long: 'M 6 0 C 12 20 22 44 17 51 C 12 58 -2 58 -9 54',
  }
  const side = path(
    'M 4 2 C 8 22 24 42 18 52 C 12 59 2 58 -2 56 C 8 46 6 22 4 2 Z',
    skin.shade,
    'fill-opacity="0.6"',
  )
  return side + line(tip[style], skin.line, 4.6, 'stroke-opacity="0.72"')
}
