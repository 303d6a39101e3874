import { circle, line, path, times } from '../shapes.mjs'

/**
 * @typedef {import('../palette.mjs').HairColour} HairColour
 * @typedef {import('./short.mjs').HairStyle} HairStyle
 */

/**
 * A cloud of curls along an arc above the face, from one angle to the other (degrees, 0 is right).
 * @param {{ x: number, y: number, rx: number, ry: number, from: number, to: number, count: number, size: number }} arc
 * @param {string} fill
 */
function curls({ x, y, rx, ry, from, to, count, size }, fill) {
  return times(count)
    .map((at) => {
      const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180
      const radius = size * (at % 2 ? 0.84 : 1)
      return circle(x + rx * Math.cos(angle), y + ry * Math.sin(angle), radius, fill)
    })
    .join('')
}

/** Small hooks of light on curls. @param {HairColour} c @param {readonly (readonly [number, number])[]} places */
const hooks = (c, places) =>
  places
    .map(([x, y]) => line(`M ${x} ${y} c 2 -16 20 -20 30 -10`, c.light, 6, 'stroke-opacity="0.5"'))
    .join('')

const sides =
  'M -120 22 C -134 -40 -128 -110 -100 -140 L 100 -140 C 128 -110 134 -40 120 22 L 109 14 C 112 -30 106 -70 92 -96 C 40 -116 -40 -116 -92 -96 C -106 -70 -112 -30 -109 14 Z'

/** @satisfies {Record<string, HairStyle>} */
export const curlyHair = {
  curlyTop: (c) => ({
    front:
      path(sides, c.dark) +
      curls({ x: 0, y: -140, rx: 92, ry: 56, from: 180, to: 360, count: 9, size: 40 }, c.base) +
      curls({ x: 0, y: -126, rx: 74, ry: 24, from: 190, to: 350, count: 6, size: 32 }, c.base) +
      hooks(c, [
        [-92, -158],
        [-42, -188],
        [22, -186],
        [68, -154],
        [-20, -146],
      ]),
  }),
  afroShort: (c) => ({
    front:
      path(
        'M -122 20 C -156 -60 -150 -226 0 -230 C 150 -226 156 -60 122 20 L 109 10 C 112 -30 104 -78 84 -102 C 40 -120 -40 -120 -84 -102 C -104 -78 -112 -30 -109 10 Z',
        c.base,
      ) +
      curls({ x: 0, y: -84, rx: 124, ry: 128, from: 168, to: 372, count: 17, size: 24 }, c.base) +
      hooks(c, [
        [-96, -142],
        [-52, -188],
        [6, -200],
        [62, -170],
      ]),
  }),
  afro: (c) => ({
    back:
      circle(0, -92, 190, c.dark) +
      curls({ x: 0, y: -92, rx: 176, ry: 172, from: 120, to: 420, count: 21, size: 38 }, c.dark),
    front:
      path(
        'M -118 30 C -190 -40 -176 -262 0 -268 C 176 -262 190 -40 118 30 C 114 -30 106 -70 86 -92 C 46 -122 -46 -122 -86 -92 C -106 -70 -114 -30 -118 30 Z',
        c.base,
      ) +
      curls({ x: 0, y: -110, rx: 140, ry: 136, from: 170, to: 370, count: 15, size: 38 }, c.base) +
      curls({ x: 0, y: -86, rx: 84, ry: 40, from: 190, to: 350, count: 8, size: 22 }, c.base) +
      hooks(c, [
        [-128, -160],
        [-78, -216],
        [-10, -234],
        [64, -206],
        [108, -150],
        [-44, -164],
        [32, -162],
      ]),
  }),
  curlyLong: (c) => ({
    back:
      path('M -150 240 C -220 120 -190 -210 0 -216 C 190 -210 220 120 150 240 Z', c.dark) +
      curls({ x: -140, y: 60, rx: 40, ry: 180, from: 90, to: 270, count: 9, size: 42 }, c.dark) +
      curls({ x: 140, y: 60, rx: 40, ry: 180, from: -90, to: 90, count: 9, size: 42 }, c.dark),
    front:
      curls({ x: 0, y: -112, rx: 116, ry: 84, from: 176, to: 364, count: 11, size: 44 }, c.base) +
      curls({ x: 20, y: -118, rx: 84, ry: 34, from: 186, to: 354, count: 7, size: 30 }, c.base) +
      curls({ x: -134, y: 20, rx: 16, ry: 150, from: 90, to: 270, count: 7, size: 34 }, c.base) +
      curls({ x: 134, y: 20, rx: 16, ry: 150, from: -90, to: 90, count: 7, size: 34 }, c.base) +
      hooks(c, [
        [-110, -130],
        [-60, -176],
        [0, -184],
        [60, -164],
        [-156, 30],
        [-150, 110],
        [126, 40],
      ]),
  }),
  puffs: (c) => ({
    back:
      circle(-118, -172, 74, c.base) +
      circle(118, -172, 74, c.base) +
      curls({ x: -118, y: -172, rx: 66, ry: 66, from: 0, to: 360, count: 12, size: 22 }, c.base) +
      curls({ x: 118, y: -172, rx: 66, ry: 66, from: 0, to: 360, count: 12, size: 22 }, c.base),
    front:
      path(
        'M -116 14 C -128 -70 -120 -194 0 -194 C 120 -194 128 -70 116 14 C 108 -46 84 -108 0 -122 C -84 -108 -108 -46 -116 14 Z',
        c.base,
      ) +
      line('M 0 -192 L 0 -126', c.dark, 6) +
      hooks(c, [
        [-150, -196],
        [-118, -220],
        [100, -216],
      ]),
  }),
}
