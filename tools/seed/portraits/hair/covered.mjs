import { shaded, lit } from '../colour.mjs'
import { circle, ellipse, line, path } from '../shapes.mjs'

/**
 * Head coverings that take the place of hair, in the colour of their cloth.
 * @typedef {import('./short.mjs').Hair} Hair
 */

/** @satisfies {Record<string, (cloth: string) => Hair>} */
export const coveredHair = {
  headscarf: (cloth) => ({
    back: path(
      'M -150 300 C -190 120 -176 -220 0 -220 C 176 -220 190 120 150 300 Z',
      shaded(cloth, 0.25),
    ),
    front:
      path(
        'M 0 -222 C 164 -222 168 -20 140 90 C 130 170 80 226 0 230 C -80 226 -130 170 -140 90 C -168 -20 -164 -222 0 -222 Z M 0 -128 C -84 -128 -104 -60 -100 20 C -98 90 -56 152 0 156 C 56 152 98 90 100 20 C 104 -60 84 -128 0 -128 Z',
        cloth,
        'fill-rule="evenodd"',
      ) +
      line('M -104 -100 C -60 -150 40 -160 96 -116', lit(cloth, 0.35), 6, 'stroke-opacity="0.7"') +
      line(
        'M -116 90 C -96 160 -40 196 40 196 M -128 40 C -120 120 -80 190 -10 212',
        shaded(cloth, 0.3),
        6,
        'stroke-opacity="0.6"',
      ),
    over:
      path(
        'M -132 120 C -150 220 -60 300 60 300 C 140 290 170 220 132 120 C 80 220 -60 240 -132 120 Z',
        cloth,
      ) +
      path(
        'M 30 190 C 90 230 120 300 112 400 L 20 400 C 40 330 30 260 10 220 Z',
        lit(cloth, 0.14),
      ) +
      line('M 48 240 C 74 290 76 340 70 400', shaded(cloth, 0.25), 6, 'stroke-opacity="0.5"'),
  }),
  headwrap: (cloth) => ({
    back: ellipse(40, -236, 84, 58, shaded(cloth, 0.2)),
    front:
      path(
        'M -124 -20 C -150 -120 -120 -236 10 -240 C 140 -236 150 -110 122 -20 C 96 -92 44 -112 0 -112 C -44 -112 -96 -92 -124 -20 Z',
        cloth,
      ) +
      path(
        'M -14 -196 C -60 -276 20 -300 40 -226 C 70 -292 150 -256 92 -190 C 60 -166 10 -168 -14 -196 Z',
        lit(cloth, 0.12),
      ) +
      circle(38, -206, 24, shaded(cloth, 0.18)) +
      line(
        'M -112 -60 C -90 -130 -40 -170 10 -190 M -84 -90 C -60 -130 -20 -150 20 -168 M 112 -60 C 104 -110 84 -150 60 -180',
        lit(cloth, 0.5),
        7,
        'stroke-opacity="0.65"',
      ),
  }),
}
