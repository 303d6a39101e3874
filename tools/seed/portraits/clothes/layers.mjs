import { lit, shaded } from '../colour.mjs'
import { circle, line, path, rect } from '../shapes.mjs'
import { armFolds, clothShade, torso } from './body.mjs'
import { tops } from './tops.mjs'

/** @typedef {import('./tops.mjs').Garment} Garment */

/** An open front over a top: two halves with the top showing between. @param {number} shoulder @param {number} gap */
const openFront = (shoulder, gap) =>
  `M -70 -16 C -96 14 ${-shoulder + 96} 34 ${-shoulder + 44} 64 C ${-shoulder + 2} 92 ${-shoulder - 10} 160 ${-shoulder - 26} 330 L ${-gap} 330 C ${-gap - 6} 220 ${-gap - 12} 120 -70 -16 Z`

/** @param {string} left */
const mirrored = (left) => `${left}<g transform="scale(-1 1)">${left}</g>`

/** What hangs behind the neck. @param {string} colour */
export const hood = (colour) =>
  path(
    'M -132 44 C -146 -54 -88 -104 0 -104 C 88 -104 146 -54 132 44 C 80 70 -80 70 -132 44 Z',
    shaded(colour, 0.3),
  )

/** @satisfies {Record<string, Garment>} */
export const layers = {
  shirt: ({ main, shoulder }) =>
    path(torso(shoulder, 66, 14, 'L 0 92 L -66 -14'), main) +
    clothShade(shoulder, main) +
    line('M 0 92 L 0 330', shaded(main, 0.24), 5) +
    mirrored(
      path(
        'M -62 -40 C -84 -20 -92 4 -96 28 L -42 96 L 2 84 C -24 56 -50 18 -62 -40 Z',
        lit(main, 0.2),
        `stroke="${shaded(main, 0.22)}" stroke-width="4" stroke-linejoin="round"`,
      ),
    ) +
    [134, 194, 254].map((y) => circle(10, y, 6, lit(main, 0.6))).join('') +
    armFolds(shoulder, main),
  blazer: ({ main, second, shoulder }) =>
    tops.tee({ main: second, second, shoulder }) +
    mirrored(
      path(openFront(shoulder, 6), main) +
        path(
          'M -72 -20 C -104 4 -116 22 -122 44 L -150 96 L -116 116 L -20 330 L -6 330 C -14 220 -40 110 -72 -20 Z',
          lit(main, 0.12),
          `stroke="${shaded(main, 0.35)}" stroke-width="4" stroke-linejoin="round"`,
        ),
    ) +
    clothShade(shoulder, main) +
    armFolds(shoulder, main),
  cardigan: ({ main, second, shoulder }) =>
    tops.tee({ main: second, second, shoulder }) +
    mirrored(
      path(openFront(shoulder, 40), main) +
        line('M -72 -14 C -58 120 -50 220 -44 330', lit(main, 0.22), 20) +
        circle(-48, 250, 7, shaded(main, 0.45)),
    ) +
    clothShade(shoulder, main) +
    armFolds(shoulder, main),
  denim: ({ second, shoulder }) => {
    const blue = '#5b7fa6'
    const seam = `stroke="${lit(blue, 0.4)}" stroke-width="3" stroke-dasharray="9 6" fill="none"`
    return (
      tops.tee({ main: second, second, shoulder }) +
      mirrored(
        path(openFront(shoulder, 22), blue) +
          path(
            'M -72 -34 C -96 -14 -110 8 -116 34 L -64 78 L -42 64 C -56 36 -66 4 -72 -34 Z',
            lit(blue, 0.16),
            `stroke="${shaded(blue, 0.3)}" stroke-width="4" stroke-linejoin="round"`,
          ) +
          `<path d="M -46 80 C -40 160 -34 240 -32 330 M ${-shoulder + 60} 150 L -70 150" ${seam}/>` +
          rect(-140, 176, 72, 22, shaded(blue, 0.2), 'rx="5"') +
          circle(-36, 170, 6, '#d9b877'),
      ) +
      clothShade(shoulder, blue) +
      armFolds(shoulder, blue)
    )
  },
  hoodie: ({ main, second, shoulder }) =>
    path(torso(shoulder, 84, 18, 'C 60 80 -60 80 -84 -18'), main) +
    mirrored(
      path(
        'M -122 -30 C -148 10 -120 60 -30 92 C -8 98 0 92 2 84 C -40 60 -70 30 -84 -40 Z',
        lit(main, 0.1),
        `stroke="${shaded(main, 0.25)}" stroke-width="4" stroke-linejoin="round"`,
      ),
    ) +
    line('M -30 90 C -36 130 -32 160 -36 192 M 30 90 C 34 120 30 150 36 176', second, 8) +
    clothShade(shoulder, main) +
    armFolds(shoulder, main),
  overalls: ({ main, second, shoulder }) =>
    tops.stripes({ main: '#f4e7d1', second, shoulder }) +
    path('M -104 150 L 104 150 L 112 330 L -112 330 Z', main) +
    mirrored(
      path('M -132 48 L -96 36 L -70 168 L -104 176 Z', main) +
        circle(-86, 172, 13, '#e9c27a') +
        circle(-86, 172, 5, shaded(main, 0.3)),
    ) +
    rect(-48, 196, 96, 84, lit(main, 0.12), `rx="10" stroke="${lit(main, 0.4)}" stroke-width="4"`),
  scarf: ({ main, second, shoulder }) =>
    tops.tee({ main, second, shoulder }) +
    path('M -96 -24 C -116 20 -90 66 0 70 C 90 66 116 20 96 -24 C 60 14 -60 14 -96 -24 Z', second) +
    path('M 18 44 C 40 120 30 200 44 270 L 100 262 C 96 190 96 110 74 36 Z', lit(second, 0.1)) +
    line(
      'M -88 6 C -50 40 40 44 88 4 M 34 90 L 82 80 M 40 150 L 90 142 M 42 210 L 94 202',
      shaded(second, 0.28),
      6,
      'stroke-opacity="0.6"',
    ),
}
