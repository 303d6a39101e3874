import { lit, shaded } from '../colour.mjs'
import { line, path, rect, times } from '../shapes.mjs'
import { armFolds, clothShade, torso } from './body.mjs'

/**
 * @typedef {{ main: string, second: string, shoulder: number }} Outfit
 * @typedef {(outfit: Outfit) => string} Garment
 */

const roundNeck = 'C 58 66 -58 66 -72 -8'

/** @param {number} shoulder */
const teeShape = (shoulder) => torso(shoulder, 72, 8, roundNeck)
const collar = 'M -72 -8 C -58 66 58 66 72 -8'

/** @type {Garment} */
const tee = ({ main, shoulder }) =>
  path(teeShape(shoulder), main) +
  line(collar, shaded(main, 0.22), 11) +
  clothShade(shoulder, main) +
  armFolds(shoulder, main)

/** @type {Garment} */
const vNeck = ({ main, shoulder }) =>
  path(torso(shoulder, 72, 8, 'L 0 112 L -72 -8'), main) +
  line('M -72 -8 L 0 112 L 72 -8', shaded(main, 0.22), 10) +
  clothShade(shoulder, main) +
  armFolds(shoulder, main)

/** @satisfies {Record<string, Garment>} */
export const tops = {
  tee,
  vNeck,
  stripes: ({ main, second, shoulder }) => {
    const clip = `<clipPath id="stripes"><path d="${teeShape(shoulder)}"/></clipPath>`
    const bands = times(7).map((at) => rect(-400, 40 + at * 44, 800, 20, second))
    return (
      path(teeShape(shoulder), main) +
      `${clip}<g clip-path="url(#stripes)">${bands.join('')}</g>` +
      line(collar, second, 11) +
      clothShade(shoulder, main) +
      armFolds(shoulder, main)
    )
  },
  turtleneck: ({ main, shoulder }) =>
    path(torso(shoulder, 60, 14), main) +
    path(
      'M -62 -64 C -30 -54 30 -54 62 -64 C 66 -30 70 0 78 14 C 40 40 -40 40 -78 14 C -70 0 -66 -30 -62 -64 Z',
      lit(main, 0.1),
    ) +
    line(
      'M -66 -34 C -30 -22 30 -22 66 -34 M -76 14 C -40 38 40 38 76 14',
      shaded(main, 0.28),
      6,
      'stroke-opacity="0.6"',
    ) +
    clothShade(shoulder, main) +
    armFolds(shoulder, main),
  knit: ({ main, shoulder }) =>
    tee({ main, second: main, shoulder }) +
    line(
      times(5)
        .map(
          (at) => `M ${-120 + at * 60} 104 q 14 18 0 36 q -14 18 0 36 q 14 18 0 36 q -14 18 0 36`,
        )
        .join(' '),
      shaded(main, 0.2),
      6,
      'stroke-opacity="0.5"',
    ) +
    line(collar, lit(main, 0.22), 16),
  straps: ({ main, shoulder }) =>
    path(
      `M -126 62 L -98 46 C -90 110 -70 132 0 134 C 70 132 90 110 98 46 L 126 62 C 140 130 ${shoulder - 70} 170 ${shoulder - 70} 330 L ${-shoulder + 70} 330 C ${-shoulder + 70} 170 -140 130 -126 62 Z`,
      main,
    ) + line('M -98 48 C -90 112 -70 134 0 136 C 70 134 90 112 98 48', shaded(main, 0.2), 7),
  florals: ({ main, second, shoulder }) =>
    vNeck({ main, second, shoulder }) +
    [
      [-150, 120],
      [-96, 190],
      [-40, 250],
      [-190, 230],
      [-110, 300],
      [60, 180],
      [130, 130],
      [120, 250],
      [20, 300],
      [190, 210],
      [200, 300],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(
            `M ${x} ${y} l 0.1 0 M ${x + 14} ${y + 8} l 0.1 0 M ${x + 2} ${y + 16} l 0.1 0`,
            second,
            15,
          ) + line(`M ${x + 6} ${y + 8} l 0.1 0`, lit(second, 0.6), 9),
      )
      .join(''),
}
