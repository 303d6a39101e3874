/** @param {number} value */
export const n = (value) => Math.round(value * 10) / 10

/**
 * @param {string} d
 * @param {string} fill
 * @param {string} [more] further attributes
 */
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

/**
 * @param {string} d
 * @param {string} colour
 * @param {number} width
 * @param {string} [more]
 */
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} fill
 * @param {string} [more]
 */
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`

/**
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} ry
 * @param {string} fill
 * @param {string} [more]
 */
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 * @param {string} [more]
 */
export const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`

/**
 * @param {string} transform
 * @param {readonly string[]} children
 */
export const group = (transform, children) => `<g transform="${transform}">${children.join('')}</g>`

/**
 * What is drawn for the left (negative x) appears on both sides.
 * @param {string} left
 */
export const bothSides = (left) => left + group('scale(-1 1)', [left])

/** @param {number} count @returns {number[]} 0 to count - 1 */
export const times = (count) => Array.from({ length: count }, (_, at) => at)

/**
 * The whole canvas in one top-down gradient.
 * @param {string} id unique in the picture
 * @param {readonly string[]} colours from top to bottom, evenly spaced
 */
export function verticalGradient(id, colours) {
  const stops = colours.map(
    (colour, at) =>
      `<stop offset="${n((at / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>${rect(0, 0, 800, 800, `url(#${id})`)}`
}
