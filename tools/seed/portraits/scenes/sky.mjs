import { lit, shaded } from '../colour.mjs'
import { circle, ellipse, group, path, times, verticalGradient } from '../shapes.mjs'

/**
 * A scene fills the canvas behind the person.
 * @typedef {(random: import('../random.mjs').Random) => string} Scene
 */

/** @param {number} x @param {number} y @param {number} size @param {string} fill @param {number} opacity */
const cloud = (x, y, size, fill, opacity) =>
  group(`translate(${x} ${y}) scale(${size})`, [
    path(
      'M -120 40 C -170 40 -160 -20 -110 -14 C -100 -70 -20 -80 0 -34 C 30 -66 96 -48 92 -4 C 146 -14 154 40 112 40 Z',
      fill,
      `fill-opacity="${opacity}"`,
    ),
  ])

/** @satisfies {Record<string, Scene>} */
export const skies = {
  goldenSky: (random) => {
    const [top, middle, low, sun] = random.pick([
      ['#7fa8c9', '#f3c8a2', '#f7a877', '#fff1cf'],
      ['#b7a3cf', '#f2b3ad', '#fbd3a1', '#fff4d8'],
      ['#8fc3cf', '#cfe3d6', '#fbe3b4', '#ffffff'],
    ])
    return (
      verticalGradient('sky', [top ?? '', middle ?? '', low ?? '']) +
      circle(
        random.between(130, 260),
        random.between(150, 250),
        78,
        sun ?? '',
        'fill-opacity="0.9"',
      ) +
      cloud(random.between(560, 700), random.between(90, 170), 1.1, '#fff6ea', 0.75) +
      cloud(random.between(60, 180), random.between(330, 400), 1.3, '#fff6ea', 0.5) +
      cloud(random.between(640, 760), random.between(400, 470), 1.5, '#fff6ea', 0.55) +
      cloud(random.between(120, 260), 640, 2.2, '#fff6ea', 0.35)
    )
  },
  mountains: (random) => {
    const [sky, far, near, front] = random.pick([
      [['#f6c79f', '#fbe6c8'], '#c19bb0', '#8f7596', '#5d5a7c'],
      [['#a9d3de', '#eef2df'], '#93b5c0', '#638e98', '#3f6a70'],
      [['#f3a58c', '#fbd9a8'], '#c77f79', '#95607a', '#5c4668'],
    ])
    const peak = random.between(150, 260)
    return (
      verticalGradient('sky', sky) +
      circle(random.between(560, 680), 170, 62, '#fff5dc', 'fill-opacity="0.85"') +
      path(
        `M -20 480 L ${peak} 190 L ${peak + 130} 330 L ${peak + 220} 260 L 640 470 L 730 330 L 840 460 L 840 800 L -20 800 Z`,
        far,
      ) +
      path(
        `M ${peak} 190 L ${peak - 62} 258 L ${peak - 24} 250 L ${peak + 4} 276 L ${peak + 28} 244 L ${peak + 58} 253 Z`,
        '#fff6ea',
        'fill-opacity="0.9"',
      ) +
      path(
        'M -20 560 L 110 410 L 230 540 L 420 400 L 560 520 L 690 400 L 840 540 L 840 800 L -20 800 Z',
        near,
      ) +
      path(
        'M -20 640 C 160 560 300 640 420 610 C 560 570 700 600 840 560 L 840 800 L -20 800 Z',
        front,
      )
    )
  },
  beach: (random) => {
    const [sky, sea, sand] = random.pick([
      [['#9fd4e0', '#e6f2e2'], '#4fa3ae', '#f2d9ac'],
      [['#f7b48d', '#fde0b0'], '#6f9fb0', '#eec79b'],
      [['#c5b3dc', '#fbd2bd'], '#7d96b8', '#f1d2b2'],
    ])
    const boat = random.between(90, 190)
    return (
      verticalGradient('sky', sky) +
      circle(
        random.between(580, 690),
        random.between(150, 240),
        66,
        '#fff7df',
        'fill-opacity="0.9"',
      ) +
      path('M 0 410 L 800 410 L 800 640 L 0 640 Z', sea) +
      [450, 500, 548]
        .map((y, at) => ellipse(at % 2 ? 180 : 640, y, 130, 5, lit(sea, 0.5), 'fill-opacity="0.6"'))
        .join('') +
      path(
        'M -10 604 C 160 560 330 640 520 596 C 650 568 740 600 810 584 L 810 800 L -10 800 Z',
        lit(sea, 0.55),
      ) +
      path(
        'M -10 630 C 170 586 330 664 520 622 C 650 594 740 626 810 610 L 810 800 L -10 800 Z',
        sand,
      ) +
      group(`translate(${boat} 396)`, [
        path('M -50 8 L 56 8 L 38 34 L -32 34 Z', '#b65a45'),
        path('M 0 0 L 0 -96 L 56 0 Z', '#fff6ea'),
        path('M -8 0 L -8 -76 L -46 0 Z', '#f4e0c2'),
      ])
    )
  },
  desert: (random) => {
    const [sky, far, near] = random.pick([
      [['#f2a68b', '#fbdcab'], '#d98864', '#c26d4f'],
      [['#8fc0cc', '#f5e3bd'], '#dd9f6e', '#c8805a'],
    ])
    const green = '#5c7f62'
    /** @param {number} x @param {number} y @param {number} size */
    const cactus = (x, y, size) =>
      group(`translate(${x} ${y}) scale(${size})`, [
        `<path d="M 0 0 L 0 -250 M 0 -90 C -60 -90 -64 -120 -64 -180 M 0 -130 C 56 -130 60 -160 60 -214" fill="none" stroke="${green}" stroke-width="44" stroke-linecap="round"/>`,
        `<path d="M 8 0 L 8 -246" fill="none" stroke="${shaded(green, 0.2)}" stroke-width="8" stroke-linecap="round"/>`,
      ])
    return (
      verticalGradient('sky', sky) +
      circle(400, 300, 190, '#fff0cc', 'fill-opacity="0.55"') +
      path(
        'M -10 500 L 90 500 L 130 400 L 250 400 L 280 500 L 520 510 L 560 440 L 690 440 L 720 510 L 810 510 L 810 800 L -10 800 Z',
        far,
      ) +
      path('M -10 600 C 200 530 420 640 810 560 L 810 800 L -10 800 Z', near) +
      cactus(random.between(90, 130), 640, 1.1) +
      cactus(random.between(680, 720), 620, 0.8)
    )
  },
  snow: (random) => {
    const tree = '#4f7a78'
    /** @param {number} x @param {number} y @param {number} size */
    const pine = (x, y, size) =>
      group(`translate(${x} ${y}) scale(${size})`, [
        path(
          'M 0 -260 L 80 -120 L 46 -120 L 104 -10 L -104 -10 L -46 -120 L -80 -120 Z',
          tree,
          `stroke="${tree}" stroke-width="12" stroke-linejoin="round"`,
        ),
        path('M 0 -262 L 36 -196 C 14 -206 -6 -186 -30 -204 Z', '#ffffff', 'fill-opacity="0.9"'),
      ])
    return (
      verticalGradient('sky', ['#b9d4e2', '#f3e4e0']) +
      [
        [70, 1.2],
        [196, 0.8],
        [640, 0.9],
        [744, 1.35],
      ]
        .map(([x = 0, size = 1]) => pine(x, 600, size))
        .join('') +
      path('M -10 590 C 200 540 600 620 810 560 L 810 800 L -10 800 Z', '#fbf6f2') +
      times(46)
        .map(() =>
          circle(
            random.between(0, 800),
            random.between(0, 620),
            random.between(3, 8),
            '#ffffff',
            'fill-opacity="0.85"',
          ),
        )
        .join('')
    )
  },
}
