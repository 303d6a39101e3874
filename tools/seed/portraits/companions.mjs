import { lit, shaded } from './colour.mjs'
import { bothSides, circle, ellipse, group, line, path, times } from './shapes.mjs'

/**
 * Company in the lower corner, drawn in canvas units around its own middle.
 * @typedef {'none' | 'dog' | 'cat' | 'bouquet' | 'guitar'} Companion
 */

/** @param {string} coat */
const dog = (coat) =>
  path('M -92 240 C -110 120 -84 40 0 40 C 84 40 110 120 92 240 Z', shaded(coat, 0.12)) +
  bothSides(
    path('M -40 -68 C -104 -86 -132 4 -106 64 C -98 80 -66 30 -52 -20 Z', shaded(coat, 0.35)),
  ) +
  path('M -72 -20 C -78 -92 78 -92 72 -20 C 76 40 50 86 0 86 C -50 86 -76 40 -72 -20 Z', coat) +
  path(
    'M 0 -68 C -20 -66 -14 -20 -36 14 C -46 40 -42 84 0 84 C 42 84 46 40 36 14 C 14 -20 20 -66 0 -68 Z',
    lit(coat, 0.72),
  ) +
  bothSides(circle(-34, -14, 10, '#2a1b20') + circle(-37, -18, 3.4, '#ffffff')) +
  path('M -20 22 C -20 10 20 10 20 22 C 18 38 -18 38 -20 22 Z', '#2f2226') +
  path('M -10 52 C -10 92 14 92 12 52 Z', '#e08a88') +
  line('M 0 34 L 0 48 C -8 60 -26 58 -30 48 M 0 48 C 8 60 26 58 30 48', '#4a3030', 4.5)

/** @param {string} coat */
const cat = (coat) =>
  path('M -80 240 C -96 130 -70 60 0 60 C 70 60 96 130 80 240 Z', shaded(coat, 0.12)) +
  bothSides(
    path('M -70 -20 L -72 -92 C -70 -100 -60 -98 -22 -58 Z', coat) +
      path('M -60 -36 L -62 -74 L -36 -54 Z', '#e3a09a'),
  ) +
  path('M -76 0 C -76 -84 76 -84 76 0 C 76 56 40 76 0 76 C -40 76 -76 56 -76 0 Z', coat) +
  line('M 0 -62 L 0 -40 M -18 -58 L -16 -42 M 18 -58 L 16 -42', shaded(coat, 0.35), 7) +
  ellipse(0, 36, 34, 24, lit(coat, 0.6)) +
  bothSides(
    ellipse(-32, 0, 12, 14, '#d9c25b') +
      ellipse(-32, 0, 5, 12, '#2a1b20') +
      line('M -40 36 L -92 28 M -40 44 L -90 52', '#fff6ea', 3),
  ) +
  path('M -10 22 L 10 22 L 0 34 Z', '#c7716c') +
  line('M 0 34 C -4 46 -16 46 -20 40 M 0 34 C 4 46 16 46 20 40', '#4a3030', 4)

const petals = ['#d9878b', '#e3a63d', '#fff4e2', '#d66f4a', '#9784b6']

/** @param {string} paper */
const bouquet = (paper) =>
  times(9)
    .map((at) => {
      const angle = ((at * 40 - 180) * Math.PI) / 180
      return ellipse(
        Math.cos(angle) * 96,
        -10 + Math.sin(angle) * 70,
        20,
        48,
        '#5c8763',
        `transform="rotate(${at * 40 - 90} ${Math.cos(angle) * 96} ${-10 + Math.sin(angle) * 70})"`,
      )
    })
    .join('') +
  path('M -104 20 L 104 20 L 30 260 L -30 260 Z', paper) +
  path('M -104 20 L 0 90 L -30 260 Z', shaded(paper, 0.12)) +
  [
    [-66, 4],
    [0, -58],
    [62, 0],
    [-26, 28],
    [34, 34],
    [-4, -8],
  ]
    .map(([x = 0, y = 0], at) => {
      const petal = petals[at % petals.length] ?? ''
      return (
        times(6)
          .map((p) => circle(x + Math.cos(p * 1.047) * 21, y + Math.sin(p * 1.047) * 21, 17, petal))
          .join('') + circle(x, y, 13, '#8a5636')
      )
    })
    .join('')

const guitar = group('rotate(24)', [
  path('M -13 -330 L 13 -330 L 13 40 L -13 40 Z', '#5a3a2e'),
  path('M -22 -410 L 22 -410 L 16 -326 L -16 -326 Z', '#3c2723'),
  bothSides(
    times(3)
      .map((at) => circle(-26, -398 + at * 24, 7, '#f0dfc4'))
      .join(''),
  ),
  times(9)
    .map((at) => line(`M -12 ${-306 + at * 34} L 12 ${-306 + at * 34}`, '#e9d3a8', 3))
    .join(''),
  path(
    'M 0 20 C 60 0 100 40 86 96 C 80 124 120 150 124 220 L -124 220 C -120 150 -80 124 -86 96 C -100 40 -60 0 0 20 Z',
    '#c07a41',
  ),
  circle(0, 126, 42, '#3c2723'),
  line('M -6 -400 L -6 220 M 6 -400 L 6 220', '#fff4e2', 2),
])

/**
 * @param {Companion} companion
 * @param {string} coat
 */
export function drawCompanion(companion, coat) {
  if (companion === 'none') return ''
  if (companion === 'guitar') return group('translate(640 690) scale(0.95)', [guitar])
  if (companion === 'bouquet')
    return group('translate(636 640) scale(0.9) rotate(8)', [bouquet(coat)])
  return group('translate(650 618) scale(1.12)', [companion === 'dog' ? dog(coat) : cat(coat)])
}
