import { lit, shaded } from './colour.mjs'
import { glint } from './eyes.mjs'
import { bothSides, circle, ellipse, group, line, path, rect } from './shapes.mjs'

/**
 * @typedef {'none' | 'round' | 'square' | 'cat' | 'sun'} GlassesStyle
 * @typedef {'none' | 'beanie' | 'cap' | 'brim' | 'bucket' | 'band'} HatStyle
 * @typedef {'none' | 'stud' | 'hoop' | 'drop'} EarringStyle
 */

/** @param {GlassesStyle} style @param {string} frame @param {number} temple */
export function glasses(style, frame, temple) {
  if (style === 'none') return ''
  const lens = {
    round: circle(-50, 8, 36, '#ffffff', `fill-opacity="0.14" stroke="${frame}" stroke-width="7"`),
    square: rect(
      -88,
      -20,
      74,
      56,
      '#ffffff',
      `rx="17" fill-opacity="0.14" stroke="${frame}" stroke-width="8"`,
    ),
    cat: path(
      'M -96 -24 C -70 -26 -40 -22 -16 -14 C -8 18 -22 40 -48 40 C -78 40 -86 8 -96 -24 Z',
      '#ffffff',
      `fill-opacity="0.14" stroke="${frame}" stroke-width="8" stroke-linejoin="round"`,
    ),
    sun:
      path(
        'M -92 -16 C -70 -24 -34 -22 -12 -14 C -8 22 -24 44 -50 44 C -80 44 -92 18 -92 -16 Z',
        '#33272f',
        `stroke="${frame}" stroke-width="7" stroke-linejoin="round"`,
      ) + group('translate(-58 10)', [glint(0)]),
  }[style]
  return (
    bothSides(lens + line(`M -90 2 L ${-temple - 2} -4`, frame, 6)) +
    line('M -15 4 C -6 -6 6 -6 15 4', frame, 6)
  )
}

/** @param {HatStyle} style @param {string} cloth @param {string} second */
export function hat(style, cloth, second) {
  const dark = shaded(cloth, 0.25)
  const hats = {
    none: '',
    beanie:
      path('M -126 -78 C -138 -250 138 -250 126 -78 Z', cloth) +
      line(
        'M -60 -196 C -72 -160 -76 -130 -76 -100 M 0 -206 L 0 -100 M 60 -196 C 72 -160 76 -130 76 -100',
        dark,
        6,
        'stroke-opacity="0.6"',
      ) +
      rect(-134, -118, 268, 56, lit(cloth, 0.14), 'rx="26"') +
      circle(0, -218, 30, second),
    cap:
      path('M -124 -82 C -136 -236 136 -236 124 -82 C 60 -104 -60 -104 -124 -82 Z', cloth) +
      path(
        'M -112 -92 C -60 -118 60 -118 112 -92 C 134 -72 130 -50 116 -48 C 60 -84 -60 -84 -116 -48 C -130 -50 -134 -72 -112 -92 Z',
        dark,
      ) +
      circle(0, -196, 9, dark) +
      circle(0, -142, 25, second),
    brim:
      ellipse(0, -92, 214, 42, dark) +
      path(
        'M -112 -98 C -118 -214 -70 -226 0 -212 C 70 -226 118 -214 112 -98 C 60 -72 -60 -72 -112 -98 Z',
        cloth,
      ) +
      path('M -113 -118 C -60 -92 60 -92 113 -118 L 112 -92 C 60 -66 -60 -66 -112 -92 Z', second),
    bucket:
      path('M -108 -104 C -102 -190 -84 -222 0 -222 C 84 -222 102 -190 108 -104 Z', cloth) +
      path(
        'M -110 -112 C -40 -130 40 -130 110 -112 C 140 -84 162 -62 168 -44 C 80 -86 -80 -86 -168 -44 C -162 -62 -140 -84 -110 -112 Z',
        lit(cloth, 0.12),
      ) +
      line('M -136 -66 C -60 -98 60 -98 136 -66', dark, 4, 'stroke-opacity="0.6"'),
    band:
      path(
        'M -126 -70 C -122 -96 -116 -110 -106 -128 C -50 -152 50 -152 106 -128 C 116 -110 122 -96 126 -70 C 70 -116 -70 -116 -126 -70 Z',
        cloth,
      ) +
      line('M -96 -110 C -40 -132 40 -132 96 -110', lit(cloth, 0.5), 6, 'stroke-dasharray="2 20"'),
  }
  return hats[style]
}

/** @param {EarringStyle} style @param {string} metal @param {number} temple */
export function earrings(style, metal, temple) {
  if (style === 'none') return ''
  const x = -temple - 8
  return bothSides(
    {
      stud: circle(x, 50, 7, metal),
      hoop: circle(x, 72, 24, 'none', `stroke="${metal}" stroke-width="6"`),
      drop:
        circle(x, 52, 5, metal) +
        path(
          `M ${x} 60 C ${x - 16} 88 ${x - 10} 104 ${x} 104 C ${x + 10} 104 ${x + 16} 88 ${x} 60 Z`,
          metal,
        ),
    }[style],
  )
}
