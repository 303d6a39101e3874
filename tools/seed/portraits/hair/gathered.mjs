import { bothSides, circle, ellipse, line, path, times } from '../shapes.mjs'
import { curtains } from './long.mjs'
import { strands } from './strands.mjs'

/** @typedef {import('./short.mjs').HairStyle} HairStyle */

/** Hair drawn back from the forehead. */
const drawnBack =
  'M -117 14 C -132 -70 -124 -206 0 -206 C 124 -206 132 -70 117 14 C 108 -50 84 -106 0 -122 C -84 -106 -108 -50 -117 14 Z'

/** Tied, plaited or twisted. @satisfies {Record<string, HairStyle>} */
export const gatheredHair = {
  topBun: (c) => ({
    back:
      circle(4, -232, 64, c.base) +
      line(
        'M -28 -256 C -10 -274 24 -272 38 -252 M -34 -232 C -20 -216 20 -214 40 -230',
        c.light,
        7,
        'stroke-opacity="0.5"',
      ),
    front:
      path(drawnBack, c.base) +
      strands(c, 'M -84 -92 C -74 -140 -36 -174 0 -186 M 86 -90 C 78 -136 50 -166 24 -182'),
  }),
  ponytail: (c) => ({
    back: circle(96, -166, 50, c.dark),
    over:
      path(
        'M 128 -120 C 200 -40 130 90 170 190 C 176 236 140 262 112 236 C 84 160 116 20 104 -110 Z',
        c.base,
      ) + strands(c, 'M 142 -60 C 164 20 126 100 146 200'),
    front:
      path(drawnBack, c.base) +
      strands(c, 'M -88 -86 C -72 -140 -20 -172 50 -182 M -58 -106 C -36 -140 10 -160 66 -166'),
  }),
  braids: (c) => ({
    over: bothSides(
      [
        path(
          'M -130 -20 C -152 30 -166 70 -152 100 C -130 112 -102 108 -98 84 C -104 60 -104 30 -106 -20 Z',
          c.base,
        ),
        ...times(9).map((at) =>
          ellipse(
            -124 - at * 2,
            84 + at * 31,
            33 - at,
            26,
            c.base,
            `stroke="${c.dark}" stroke-width="5" transform="rotate(${at % 2 ? 14 : -14} ${-124 - at * 2} ${84 + at * 31})"`,
          ),
        ),
        ellipse(-142, 368, 17, 28, c.base),
      ].join(''),
    ),
    back: path('M -130 100 C -160 0 -160 -212 0 -212 C 160 -212 160 0 130 100 Z', c.dark),
    front:
      path(curtains, c.base) +
      strands(c, 'M -30 -182 C -84 -150 -114 -90 -118 -20 M 44 -180 C 92 -150 118 -92 122 -24'),
  }),
  locs: (c) => ({
    back:
      path('M -136 200 C -160 80 -176 -212 0 -212 C 176 -212 160 80 136 200 Z', c.dark) +
      times(13)
        .map((at) =>
          line(
            `M ${-132 + at * 22} -60 C ${-160 + at * 26} 80 ${-150 + at * 25} 180 ${-156 + at * 26} ${250 + (at % 3) * 26}`,
            at % 2 ? c.base : c.dark,
            22,
          ),
        )
        .join(''),
    front:
      path(drawnBack, c.base) +
      times(7)
        .map((at) =>
          line(
            `M ${-6 + at * 2} -196 C ${-100 + at * 32} -196 ${-128 + at * 42} -120 ${-126 + at * 42} ${at === 0 || at === 6 ? 60 : -110 + Math.abs(at - 3) * 10}`,
            at % 2 ? c.light : c.base,
            18,
            at % 2 ? 'stroke-opacity="0.5"' : '',
          ),
        )
        .join('') +
      line('M -124 -40 C -140 60 -128 160 -136 240 M 124 -40 C 140 60 128 160 136 240', c.base, 22),
  }),
}
