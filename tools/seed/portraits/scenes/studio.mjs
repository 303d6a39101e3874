import { lit } from '../colour.mjs'
import { circle, group, path, times, verticalGradient } from '../shapes.mjs'

/** Plain paper and simple shapes, a rest for the eye. @type {import('./sky.mjs').Scene} */
export const studio = (random) => {
  const [wall, round, second] = random.pick([
    ['#f3c9a5', '#e58f6b', '#f9e3c8'],
    ['#a9cfc7', '#e7eadb', '#5f9c96'],
    ['#c9bbdc', '#f1dfe4', '#9a86b8'],
    ['#f2d58c', '#fbeecb', '#e3a84f'],
    ['#e6a7a0', '#f8d9cc', '#c9706c'],
    ['#9fb9d6', '#e4edf3', '#6788ad'],
  ])
  const tilt = random.between(-30, 30)
  return (
    verticalGradient('sky', [lit(wall, 0.12), wall]) +
    circle(random.between(340, 460), 360, 300, round) +
    group(`rotate(${tilt.toFixed(0)} 400 400)`, [
      path(
        'M -200 640 C 100 520 240 720 420 640 C 600 560 760 660 1000 600 L 1000 1000 L -200 1000 Z',
        second,
      ),
      times(12)
        .map((at) => circle(90 + (at % 4) * 26, 90 + Math.floor(at / 4) * 26, 6, second))
        .join(''),
    ])
  )
}
