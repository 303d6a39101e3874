import { shaded } from '../colour.mjs'
import { circle, line, path, times, verticalGradient } from '../shapes.mjs'

/** @typedef {import('./sky.mjs').Scene} Scene */

/** @satisfies {Record<string, Scene>} */
export const evenings = {
  night: (random) => {
    const [sky, glow] = random.pick([
      [
        ['#1f2447', '#3f3563', '#8a4f6d'],
        ['#ffcf7d', '#ff9d76', '#f47c8a', '#fff0c4'],
      ],
      [
        ['#132c3b', '#1f4d57', '#4d7567'],
        ['#ffd98f', '#8fd6b5', '#fff3cf', '#f7b267'],
      ],
    ])
    return (
      verticalGradient('sky', sky) +
      times(30)
        .map(() =>
          circle(
            random.between(0, 800),
            random.between(60, 760),
            random.between(14, 54),
            random.pick(['#ffffff', ...glow]),
            `fill-opacity="${(0.1 + random.next() * 0.28).toFixed(2)}"`,
          ),
        )
        .join('')
    )
  },
  stringLights: (random) => {
    const { dusk, hedge, bulb } = random.pick([
      { dusk: '#2f4a4d', hedge: '#4f6b5d', bulb: '#ffe2a0' },
      { dusk: '#4a3350', hedge: '#8d5560', bulb: '#ffdf9c' },
      { dusk: '#2f3d5f', hedge: '#59648a', bulb: '#ffe6b0' },
    ])
    /** @param {number} y @param {number} sag */
    const string = (y, sag) =>
      line(`M -10 ${y} Q 400 ${y + sag} 810 ${y - 30}`, '#241c28', 4) +
      times(9)
        .map((at) => {
          const share = (at + 0.5) / 9
          const x = share * 800
          const drop =
            y * (1 - share) ** 2 + 2 * (y + sag) * share * (1 - share) + (y - 30) * share ** 2
          return (
            circle(x, drop + 18, 34, bulb, 'fill-opacity="0.16"') + circle(x, drop + 18, 13, bulb)
          )
        })
        .join('')
    return (
      verticalGradient('sky', [dusk, hedge]) +
      times(5)
        .map((at) =>
          path(
            `M ${at * 200 - 120} 800 C ${at * 200 - 140} 640 ${at * 200 - 10} 520 ${at * 200 + 20} 520 C ${at * 200 + 60} 520 ${at * 200 + 150} 640 ${at * 200 + 130} 800 Z`,
            shaded(hedge, 0.35),
            'fill-opacity="0.5"',
          ),
        )
        .join('') +
      string(90, 130) +
      string(220, 120) +
      string(360, 110)
    )
  },
}
