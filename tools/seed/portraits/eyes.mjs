import { bothSides, circle, ellipse, group, line, n, path } from './shapes.mjs'

/**
 * @typedef {'open' | 'soft' | 'smiling'} EyeStyle
 * @typedef {{ style: EyeStyle, iris: string, lashes: boolean, lid: string, white: string }} Eyes
 */

/** The left eye around its own centre. @param {Eyes} eyes @param {number} gaze */
function eye({ style, iris, lashes, lid, white }, gaze) {
  const lash = lashes ? line('M -20 -5 l -9 -7', lid, 5) : ''
  if (style === 'smiling') return line('M -20 5 C -12 -9 12 -9 20 5', lid, 7) + lash
  const lift = style === 'soft' ? 9 : 13
  const ball = path(
    `M -22 2 C -14 ${-lift - 3} 12 ${-lift - 4} 22 1 C 14 ${lift} -12 ${lift + 1} -22 2 Z`,
    white,
  )
  const look =
    circle(gaze, -1, style === 'soft' ? 9.6 : 10.8, iris) +
    circle(gaze, -1, 5.6, '#1c1216') +
    circle(gaze - 3.5, -5, 3, '#ffffff', 'fill-opacity="0.95"')
  return ball + look + line(`M -23 1 C -14 ${-lift - 4} 12 ${-lift - 5} 23 0`, lid, 5.5) + lash
}

/**
 * Both eyes in one direction, so that they never squint.
 * @param {Eyes} eyes
 * @param {{ gaze: number, apart: number }} place
 */
export function drawEyes(eyes, { gaze, apart }) {
  const left = eye(eyes, gaze)
  const right = group('scale(-1 1)', [eye(eyes, -gaze)])
  return group(`translate(${n(-apart)} 6)`, [left]) + group(`translate(${n(apart)} 6)`, [right])
}

/**
 * @typedef {'arched' | 'straight' | 'thick' | 'fine'} BrowStyle
 * @param {BrowStyle} style
 * @param {string} colour
 * @param {number} apart
 */
export function brows(style, colour, apart) {
  const shapes = {
    arched: 'M -28 4 C -18 -11 2 -13 24 -1 C 4 -6 -14 -3 -28 4 Z',
    straight: 'M -27 0 C -14 -9 4 -10 25 -5 L 24 3 C 6 -2 -14 -1 -27 0 Z',
    thick: 'M -29 3 C -16 -12 4 -13 26 -5 L 24 6 C 6 -1 -12 0 -29 3 Z',
    fine: 'M -25 1 C -14 -9 4 -10 23 -3 C 6 -6 -12 -4 -25 1 Z',
  }
  return bothSides(group(`translate(${n(-apart)} -33)`, [path(shapes[style], colour)]))
}

/** A glint that makes dark lenses read as glass. @param {number} x */
export const glint = (x) =>
  ellipse(x, -4, 5, 14, '#ffffff', 'fill-opacity="0.35" transform="rotate(28)"')
