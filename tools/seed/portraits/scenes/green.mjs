import { lit, shaded } from '../colour.mjs'
import { circle, group, line, path, rect, times, verticalGradient } from '../shapes.mjs'

/** @typedef {import('./sky.mjs').Scene} Scene */

/** @param {number} x @param {number} y @param {number} size @param {string} crown */
const roundTree = (x, y, size, crown) =>
  group(`translate(${x} ${y}) scale(${size})`, [
    rect(-12, -120, 24, 130, '#7a5442', 'rx="8"'),
    circle(0, -190, 96, crown),
    circle(-62, -150, 62, shaded(crown, 0.08)),
    circle(64, -152, 66, shaded(crown, 0.12)),
    circle(-30, -220, 34, lit(crown, 0.25), 'fill-opacity="0.6"'),
  ])

/** @satisfies {Record<string, Scene>} */
export const greens = {
  park: (random) => {
    const [sky, crowns, hill] = random.pick([
      [['#b4dbe2', '#f6f0d6'], ['#6fa06a', '#8db56f', '#55896a'], '#a5c487'],
      [['#f5c9b3', '#fdeccb'], ['#e79aa4', '#f0b5b0', '#d98594'], '#b9cb95'],
      [['#f2d3a7', '#fbeecf'], ['#d9823f', '#e3a63d', '#b95a3c'], '#cdb877'],
    ])
    return (
      verticalGradient('sky', sky) +
      path('M -10 520 C 160 440 420 520 810 450 L 810 800 L -10 800 Z', lit(hill, 0.25)) +
      [
        [70, 560, 1.15],
        [240, 520, 0.7],
        [590, 520, 0.75],
        [730, 570, 1.25],
      ]
        .map(([x = 0, y = 0, size = 1], at) =>
          roundTree(x + random.between(-16, 16), y, size, crowns[at % 3] ?? ''),
        )
        .join('') +
      path('M -10 590 C 200 540 560 640 810 560 L 810 800 L -10 800 Z', hill) +
      times(16)
        .map(() =>
          circle(
            random.between(0, 800),
            random.between(640, 790),
            7,
            random.pick(['#fff4e2', '#f2b48c', '#f4cf7a']),
          ),
        )
        .join('')
    )
  },
  forest: (random) => {
    const [sky, trunks, leaf] = random.pick([
      [['#dfe6cf', '#b7cba5'], '#7d7a5c', '#8fae7d'],
      [['#f7dfb5', '#e7b27d'], '#8a5a44', '#d98a4e'],
      [['#cfdfdc', '#8fb3aa'], '#4f6d68', '#6b998c'],
    ])
    return (
      verticalGradient('sky', sky) +
      times(9)
        .map((at) =>
          rect(
            at * 96 + random.between(-24, 10),
            0,
            random.between(20, 34),
            720,
            lit(trunks, 0.45),
            'fill-opacity="0.7"',
          ),
        )
        .join('') +
      [30, 160, 640, 750]
        .map((x) => rect(x + random.between(-16, 16), 0, random.between(44, 62), 760, trunks))
        .join('') +
      times(22)
        .map(() =>
          circle(
            random.between(-20, 820),
            random.between(-40, 170),
            random.between(34, 84),
            random.pick([leaf, lit(leaf, 0.2), shaded(leaf, 0.12)]),
          ),
        )
        .join('') +
      path('M -10 640 C 200 590 600 680 810 620 L 810 800 L -10 800 Z', shaded(leaf, 0.18))
    )
  },
  flowers: (random) => {
    const [sky, field, petals] = random.pick([
      [['#aed7e3', '#f5efd8'], '#7fa76a', ['#e3a63d', '#f4cf7a']],
      [['#f6c4ae', '#fde9cb'], '#7f9c70', ['#d9878b', '#f6d3cc']],
      [['#cfc3e2', '#f8e3d8'], '#6f9478', ['#8e78b5', '#cbb8e0']],
    ])
    /** @param {number} x @param {number} y @param {number} size @param {string} petal */
    const bloom = (x, y, size, petal) =>
      line(
        `M ${x} ${y} C ${x + 6} ${y + 60} ${x} ${y + 120} ${x} ${y + 200}`,
        shaded(field, 0.25),
        7,
      ) +
      times(8)
        .map((at) =>
          circle(
            x + Math.cos((at * Math.PI) / 4) * size,
            y + Math.sin((at * Math.PI) / 4) * size,
            size * 0.62,
            petal,
          ),
        )
        .join('') +
      circle(x, y, size * 0.66, '#7a4a35')
    const heads = times(20).map((at) => ({
      x: (at % 10) * 88 + random.between(-24, 24),
      y: 470 + Math.floor(at / 10) * 120 + random.between(-44, 44),
    }))
    return (
      verticalGradient('sky', sky) +
      path('M -10 450 C 200 410 560 470 810 420 L 810 800 L -10 800 Z', lit(field, 0.2)) +
      path('M -10 560 C 240 520 540 600 810 540 L 810 800 L -10 800 Z', field) +
      heads
        .sort((a, b) => a.y - b.y)
        .map(({ x, y }) => bloom(x, y, 14 + (y - 420) / 16, random.pick(['#fff1dc', ...petals])))
        .join('')
    )
  },
}
