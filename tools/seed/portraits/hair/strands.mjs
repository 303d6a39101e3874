import { line } from '../shapes.mjs'

/**
 * Light on combed hair.
 * @param {import('../palette.mjs').HairColour} colour
 * @param {string} d
 */
export const strands = (colour, d) => line(d, colour.light, 7, 'stroke-opacity="0.5"')
