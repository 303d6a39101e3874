/** @param {string} hex six digits after a hash */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/**
 * The colour a share of the way from one to the other.
 * @param {string} from
 * @param {string} to
 * @param {number} share 0 to 1
 */
export function mix(from, to, share) {
  const end = channels(to)
  const mixed = channels(from).map((start, n) =>
    Math.round(start + ((end[n] ?? 0) - start) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Shadows lean to plum and lights to cream, which keeps every picture in one warm family.
 * @param {string} colour
 * @param {number} share
 */
export const shaded = (colour, share) => mix(colour, '#2c1830', share)

/**
 * @param {string} colour
 * @param {number} share
 */
export const lit = (colour, share) => mix(colour, '#fff4e2', share)
