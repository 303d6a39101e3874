import { lit, shaded } from '../colour.mjs'
import { circle, ellipse, group, line, path, rect, times } from '../shapes.mjs'

/** @typedef {import('./sky.mjs').Scene} Scene */

/** @param {number} x @param {number} length @param {string} shade */
const lamp = (x, length, shade) =>
  line(`M ${x} -10 L ${x} ${length}`, '#3a2c33', 5) +
  circle(x, length + 66, 62, '#ffe9b5', 'fill-opacity="0.25"') +
  path(
    `M ${x - 56} ${length + 62} C ${x - 50} ${length + 8} ${x - 22} ${length} ${x} ${length} C ${x + 22} ${length} ${x + 50} ${length + 8} ${x + 56} ${length + 62} Z`,
    shade,
  ) +
  ellipse(x, length + 62, 40, 9, '#fff1c9')

/** @satisfies {Record<string, Scene>} */
export const indoors = {
  cafe: (random) => {
    const [wall, shade, wood] = random.pick([
      ['#e9cfae', '#2f6f73', '#a9714b'],
      ['#d8a48a', '#f0d6a8', '#7d4f3f'],
      ['#9db5a5', '#d66f4a', '#8a5d43'],
    ])
    const cups = ['#d66f4a', '#fff4e2', '#2e7d84', '#e3a63d', '#d9878b']
    return (
      rect(0, 0, 800, 800, wall) +
      rect(470, 120, 290, 360, lit(wall, 0.55), `rx="14" stroke="${wood}" stroke-width="16"`) +
      rect(478, 330, 274, 142, '#a9c7b4', 'fill-opacity="0.6"') +
      line('M 615 124 L 615 476 M 474 296 L 756 296', wood, 11) +
      [250, 400].map((y) => rect(30, y, 270, 16, wood, 'rx="5"')).join('') +
      times(10)
        .map((at) => {
          const x = 54 + (at % 5) * 52
          const y = at < 5 ? 250 : 400
          const fill = random.pick(['#fff4e2', ...cups])
          return (
            path(`M ${x} ${y - 40} h 34 v 22 a 17 17 0 0 1 -34 0 Z`, fill) +
            line(`M ${x + 34} ${y - 34} a 8 8 0 0 1 0 16`, fill, 5)
          )
        })
        .join('') +
      rect(0, 640, 800, 160, wood) +
      rect(0, 640, 800, 18, lit(wood, 0.25)) +
      lamp(170, 40, shade) +
      lamp(640, 10, shade)
    )
  },
  plants: (random) => {
    const [wall, leaf] = random.pick([
      ['#f1dcc2', '#4f7f61'],
      ['#dfe3cf', '#3f7568'],
      ['#e9b9a0', '#4a7358'],
    ])
    /** @param {number} x @param {number} y @param {number} turn @param {number} size @param {string} fill */
    const blade = (x, y, turn, size, fill) =>
      group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, [
        path('M 0 0 C -86 -60 -92 -200 0 -290 C 92 -200 86 -60 0 0 Z', fill),
        line(
          'M 0 0 L 0 -262 M 0 -80 L -40 -124 M 0 -80 L 40 -124 M 0 -150 L -40 -194 M 0 -150 L 40 -194',
          lit(fill, 0.3),
          5,
          'stroke-opacity="0.7"',
        ),
      ])
    return (
      rect(0, 0, 800, 800, wall) +
      circle(400, 360, 330, lit(wall, 0.4)) +
      times(5)
        .map((at) =>
          blade(40, 760, -34 + at * 24, 1.1 + (at % 2) * 0.3, at % 2 ? shaded(leaf, 0.15) : leaf),
        )
        .join('') +
      times(5)
        .map((at) =>
          blade(770, 740, -58 + at * 22, 1.15 + (at % 2) * 0.25, at % 2 ? leaf : lit(leaf, 0.16)),
        )
        .join('') +
      times(4)
        .map((at) =>
          blade(
            random.between(620, 800),
            -20,
            150 + at * 24,
            0.8,
            at % 2 ? shaded(leaf, 0.1) : lit(leaf, 0.2),
          ),
        )
        .join('') +
      times(3)
        .map((at) => blade(60 + at * 30, -30, 170 + at * 22, 0.7, at % 2 ? leaf : lit(leaf, 0.2)))
        .join('')
    )
  },
  books: (random) => {
    const [wood, tones] = random.pick([
      ['#7a4f3d', ['#d66f4a', '#e3a63d', '#2e7d84', '#f0dfc4', '#a6473d', '#7db0cd']],
      ['#c79b72', ['#30436a', '#9784b6', '#d9878b', '#f4e7d1', '#3c6950', '#e3a63d']],
    ])
    const shelves = [-20, 170, 360, 550, 740].map((top) => {
      const books = []
      for (let x = 10; x < 790;) {
        const width = random.between(20, 46)
        const height = random.between(104, 156)
        if (random.chance(0.86)) {
          const fill = random.pick(['#f4e7d1', ...tones])
          books.push(
            rect(x, top + 172 - height, width - 3, height, fill, 'rx="4"') +
              rect(x, top + 172 - height + 20, width - 3, 8, lit(fill, 0.5)),
          )
        }
        x += width
      }
      return books.join('') + rect(0, top + 172, 800, 18, lit(wood, 0.12))
    })
    return (
      rect(0, 0, 800, 800, shaded(wood, 0.28)) +
      shelves.join('') +
      rect(0, 0, 800, 800, shaded(wood, 0.3), 'fill-opacity="0.3"')
    )
  },
  pictures: (random) => {
    const [wall, art] = random.pick([
      ['#ead7c6', ['#d66f4a', '#2e7d84', '#e3a63d']],
      ['#b9c6c0', ['#a6473d', '#f0c27a', '#30436a']],
      ['#d9b7b0', ['#3c6950', '#f2b48c', '#9784b6']],
    ])
    /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} at */
    const frame = (x, y, width, height, at) =>
      rect(x + 8, y + 10, width, height, shaded(wall, 0.25), 'fill-opacity="0.4"') +
      rect(
        x,
        y,
        width,
        height,
        '#fffaf1',
        `stroke="${at % 2 ? '#6b4a3c' : '#d9b877'}" stroke-width="10"`,
      ) +
      `<svg x="${x + 24}" y="${y + 24}" width="${width - 48}" height="${height - 48}" viewBox="0 0 100 100" preserveAspectRatio="none">` +
      rect(0, 0, 100, 100, lit(art[at % 3] ?? '', 0.6)) +
      circle(30 + at * 9, 38, 24, art[at % 3] ?? '') +
      path('M 0 100 L 0 70 C 30 50 60 90 100 58 L 100 100 Z', art[(at + 1) % 3] ?? '') +
      '</svg>'
    return (
      rect(0, 0, 800, 800, wall) +
      frame(36, 60, 170, 220, 0) +
      frame(44, 340, 150, 150, 1) +
      frame(262, 30, 150, 110, 2) +
      frame(590, 50, 170, 140, 3) +
      frame(610, 250, 150, 210, 4) +
      rect(0, 650, 800, 150, shaded(wall, 0.16))
    )
  },
}
