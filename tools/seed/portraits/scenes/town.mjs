import { lit, mix, shaded } from '../colour.mjs'
import { circle, group, line, path, rect, times, verticalGradient } from '../shapes.mjs'

/** @typedef {import('./sky.mjs').Scene} Scene */

/**
 * A row of houses from edge to edge.
 * @param {import('../random.mjs').Random} random
 * @param {{ base: number, low: number, high: number, wall: string, window: string, lights: number }} row
 */
function skyline(random, { base, low, high, wall, window, lights }) {
  const parts = []
  for (let x = -20; x < 820;) {
    const width = random.between(74, 120)
    const height = random.between(low, high)
    const tone = mix(wall, shaded(wall, 0.2), random.next())
    parts.push(rect(x, base - height, width + 1, height + 400, tone))
    if (random.chance(0.3)) parts.push(rect(x + width / 2 - 4, base - height - 46, 8, 48, tone))
    for (let wy = base - height + 22; wy < base + 80; wy += 38) {
      for (let wx = x + 14; wx < x + width - 22; wx += 28) {
        if (random.chance(lights)) parts.push(rect(wx, wy, 13, 18, window, 'fill-opacity="0.75"'))
      }
    }
    x += width
  }
  return parts.join('')
}

/** @satisfies {Record<string, Scene>} */
export const towns = {
  skyline: (random) => {
    const [sky, far, near, window, lights] = random.pick([
      [['#f7bf94', '#fce5c1'], '#d9a08c', '#b3787c', '#ffe9b8', 0.5],
      [['#a8cfdd', '#f4ead3'], '#a9bcc4', '#7f9aab', '#fdf3d8', 0.5],
      [['#3d4470', '#c77d8c', '#f4b58c'], '#5f517f', '#41406b', '#ffd98a', 0.55],
    ])
    return (
      verticalGradient('sky', sky) +
      circle(
        random.between(140, 240),
        random.between(130, 200),
        58,
        '#fff3d6',
        'fill-opacity="0.8"',
      ) +
      skyline(random, {
        base: 560,
        low: 170,
        high: 330,
        wall: far,
        window: lit(far, 0.35),
        lights: lights * 0.7,
      }) +
      skyline(random, { base: 640, low: 60, high: 190, wall: near, window, lights })
    )
  },
  bridge: (random) => {
    const [sky, water, iron] = random.pick([
      [['#f4b896', '#fde4c0'], '#c98f88', '#a5493d'],
      [['#a5cede', '#f0ecd9'], '#6fa3b3', '#b65a45'],
    ])
    return (
      verticalGradient('sky', sky) +
      circle(620, 180, 60, '#fff4d8', 'fill-opacity="0.9"') +
      path(
        'M -10 470 C 120 400 240 450 340 462 L 810 470 L 810 520 L -10 520 Z',
        mix(water, iron, 0.3),
        'fill-opacity="0.6"',
      ) +
      rect(0, 500, 800, 300, water) +
      [540, 590, 640]
        .map((y) =>
          line(
            `M ${random.between(20, 120)} ${y} h 120 M ${random.between(560, 640)} ${y + 16} h 110`,
            lit(water, 0.5),
            7,
            'stroke-opacity="0.6"',
          ),
        )
        .join('') +
      [130, 660]
        .map(
          (x) =>
            rect(x, 190, 18, 330, iron) +
            rect(x + 44, 190, 18, 330, iron) +
            [220, 300, 380].map((y) => rect(x, y, 60, 14, iron)).join(''),
        )
        .join('') +
      line('M -60 330 Q 40 300 160 196 Q 400 620 690 196 Q 760 290 860 330', iron, 8) +
      times(11)
        .map((at) =>
          line(
            `M ${190 + at * 46} 470 L ${190 + at * 46} ${196 + 214 * (1 - ((at - 5) / 5.6) ** 2)}`,
            iron,
            4,
          ),
        )
        .join('') +
      rect(-10, 462, 820, 22, iron)
    )
  },
  brick: (random) => {
    const [wall, shape] = random.pick([
      ['#c77a5f', '#f0c27a'],
      ['#b8a08d', '#5d8f8a'],
      ['#8d6f7c', '#e79a7c'],
    ])
    const rows = times(17).flatMap((row) =>
      times(9)
        .filter(() => random.chance(0.42))
        .map((at) =>
          rect(
            at * 100 - (row % 2 ? 50 : 0),
            row * 48,
            92,
            40,
            random.chance(0.5) ? lit(wall, 0.14) : shaded(wall, 0.1),
            'rx="4" fill-opacity="0.8"',
          ),
        ),
    )
    return (
      rect(0, 0, 800, 800, wall) +
      rows.join('') +
      group(`translate(${random.between(-60, 40)} 0)`, [
        path(
          'M 90 800 L 90 420 C 90 150 710 150 710 420 L 710 800 Z',
          shape,
          'fill-opacity="0.85"',
        ),
        path(
          'M 160 800 L 160 440 C 160 230 640 230 640 440 L 640 800 Z',
          lit(shape, 0.35),
          'fill-opacity="0.7"',
        ),
      ])
    )
  },
}
