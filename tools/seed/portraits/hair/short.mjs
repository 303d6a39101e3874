import { circle, line, path } from '../shapes.mjs'
import { strands } from './strands.mjs'

/**
 * Hair comes in layers: behind everything, over the clothes, and over the face.
 * @typedef {import('../palette.mjs').HairColour} HairColour
 * @typedef {{ back?: string, over?: string, front: string }} Hair
 * @typedef {(colour: HairColour) => Hair} HairStyle
 */

/** @type {HairStyle} */
const slick = (c) => ({
  front:
    path(
      'M -120 20 C -136 -60 -130 -212 0 -212 C 130 -212 136 -60 120 20 L 110 10 C 110 -50 88 -112 0 -126 C -88 -112 -110 -50 -110 10 Z',
      c.base,
    ) +
    strands(
      c,
      'M -88 -104 C -80 -150 -40 -186 0 -190 M -60 -116 C -50 -148 -20 -168 16 -172 M 92 -96 C 88 -130 70 -160 44 -176',
    ),
})

/** @satisfies {Record<string, HairStyle>} */
export const shortHair = {
  crop: (c) => ({
    front:
      path(
        'M -121 26 C -138 -60 -128 -214 2 -214 C 130 -214 138 -60 121 26 L 108 22 C 112 -28 104 -66 90 -96 C 52 -82 -36 -86 -72 -112 C -94 -86 -110 -34 -108 22 Z',
        c.base,
      ) +
      strands(c, 'M -70 -160 C -40 -188 10 -194 48 -184 M -84 -132 C -80 -144 -76 -150 -70 -156'),
  }),
  sidePart: (c) => ({
    front:
      path(
        'M -121 22 C -138 -66 -132 -176 -52 -204 C 10 -240 148 -208 132 -74 C 131 -38 127 0 121 22 L 108 18 C 112 -24 106 -60 92 -84 C 36 -82 -30 -98 -62 -140 C -84 -112 -110 -56 -108 18 Z',
        c.base,
      ) +
      path(
        'M -62 -140 C -30 -98 36 -82 92 -84 C 40 -104 -10 -122 -40 -160 Z',
        c.dark,
        'fill-opacity="0.5"',
      ) +
      strands(c, 'M -30 -184 C 20 -204 80 -192 104 -146 M -22 -162 C 20 -176 66 -168 90 -136'),
  }),
  quiff: (c) => ({
    front:
      path(
        'M -120 20 C -134 -40 -130 -110 -106 -140 C -118 -200 -40 -256 40 -246 C 112 -240 142 -184 124 -128 C 132 -90 130 -30 120 20 L 108 16 C 112 -30 108 -66 96 -100 C 60 -122 -30 -120 -80 -106 C -98 -80 -110 -34 -108 16 Z',
        c.base,
      ) +
      path(
        'M -80 -106 C -30 -120 60 -122 96 -100 C 70 -148 -40 -152 -80 -106 Z',
        c.dark,
        'fill-opacity="0.55"',
      ) +
      strands(c, 'M -84 -150 C -70 -200 -10 -226 40 -222 M -52 -156 C -34 -186 10 -200 50 -198'),
  }),
  fringe: (c) => ({
    front:
      path(
        'M -122 34 C -142 -60 -132 -216 0 -218 C 134 -216 142 -60 122 34 L 110 28 C 114 -10 112 -44 104 -72 L 82 -46 L 72 -80 L 46 -44 L 30 -82 L 4 -42 L -14 -82 L -42 -46 L -56 -80 L -84 -44 L -102 -72 C -112 -44 -114 -10 -110 28 Z',
        c.base,
        `stroke="${c.base}" stroke-width="8" stroke-linejoin="round"`,
      ) +
      strands(
        c,
        'M -80 -150 C -44 -190 20 -200 62 -184 M -8 -130 C -4 -112 0 -100 4 -84 M -60 -128 C -58 -114 -54 -104 -48 -90',
      ),
  }),
  buzz: (c) => ({
    front:
      path(
        'M -117 8 C -126 -70 -120 -190 0 -190 C 120 -190 126 -70 117 8 C 110 -30 104 -74 82 -104 C 40 -122 -40 -122 -82 -104 C -104 -74 -110 -30 -117 8 Z',
        c.base,
        'fill-opacity="0.88"',
      ) + line('M -66 -150 C -34 -170 8 -174 36 -168', c.light, 6, 'stroke-opacity="0.4"'),
  }),
  slick,
  bald: () => ({
    front: line('M -58 -142 C -34 -158 -8 -162 14 -160', '#ffffff', 9, 'stroke-opacity="0.28"'),
  }),
  thinning: (c) => ({
    front:
      path('M -119 34 C -134 -30 -126 -96 -98 -124 C -102 -84 -108 -34 -107 26 Z', c.base) +
      path('M 119 34 C 134 -30 126 -96 98 -124 C 102 -84 108 -34 107 26 Z', c.base) +
      line('M -46 -148 C -26 -158 -4 -162 14 -160', '#ffffff', 8, 'stroke-opacity="0.25"'),
  }),
  manBun: (c) => ({
    back: circle(6, -214, 46, c.dark),
    front: slick(c).front + line('M -28 -206 C -10 -196 20 -196 38 -206', c.dark, 8),
  }),
  pixie: (c) => ({
    front:
      path(
        'M -124 40 C -142 -60 -128 -206 -20 -212 C 90 -236 148 -130 124 40 C 116 30 112 14 110 -4 C 108 -34 102 -62 92 -78 C 60 -60 0 -64 -44 -116 C -58 -66 -92 -46 -106 -34 C -108 -10 -112 18 -124 40 Z',
        c.base,
      ) +
      path(
        'M -44 -116 C 0 -64 60 -60 92 -78 C 44 -84 -4 -104 -28 -146 Z',
        c.dark,
        'fill-opacity="0.45"',
      ) +
      strands(c, 'M -20 -186 C 30 -200 80 -170 96 -124 M -84 -100 C -80 -130 -64 -160 -44 -176'),
  }),
}
