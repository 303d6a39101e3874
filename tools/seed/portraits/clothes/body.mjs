import { shaded } from '../colour.mjs'
import { line, path } from '../shapes.mjs'

/**
 * Bodies are drawn around the middle of the neck's base; `shoulder` is half the width.
 * @typedef {import('../palette.mjs').Skin} Skin
 */

/**
 * Shoulders with sleeves, down past the lower edge.
 * @param {number} shoulder
 * @param {number} neck half width where the cloth begins
 * @param {number} rise how far up the neck it begins
 * @param {string} [neckline] the way back from right to left, straight when missing
 */
export const torso = (shoulder, neck, rise, neckline = '') =>
  `M ${-neck} ${-rise} C ${-neck - 36} ${-rise + 34} ${-shoulder + 96} 36 ${-shoulder + 44} 66 C ${-shoulder + 4} 92 ${-shoulder - 8} 160 ${-shoulder - 24} 330 L ${shoulder + 24} 330 C ${shoulder + 8} 160 ${shoulder - 4} 92 ${shoulder - 44} 66 C ${shoulder - 96} 36 ${neck + 36} ${-rise + 34} ${neck} ${-rise} ${neckline} Z`

/** Where the arms part from the trunk. @param {number} shoulder @param {string} colour */
export const armFolds = (shoulder, colour) =>
  line(
    `M ${-shoulder + 58} 200 C ${-shoulder + 66} 240 ${-shoulder + 68} 290 ${-shoulder + 64} 330 M ${shoulder - 58} 200 C ${shoulder - 66} 240 ${shoulder - 68} 290 ${shoulder - 64} 330`,
    shaded(colour, 0.3),
    6,
    'stroke-opacity="0.55"',
  )

/** The side of the cloth that turns from the light. @param {number} shoulder @param {string} colour */
export const clothShade = (shoulder, colour) =>
  path(
    `M ${shoulder - 44} 66 C ${shoulder - 4} 92 ${shoulder + 8} 160 ${shoulder + 24} 330 L ${shoulder - 64} 330 C ${shoulder - 66} 250 ${shoulder - 50} 150 ${shoulder - 44} 66 Z`,
    shaded(colour, 0.3),
    'fill-opacity="0.45"',
  )

/** Neck and upper chest in skin, with the shadow of the chin. @param {Skin} skin @param {number} half */
export const neck = (skin, half) =>
  path(
    `M ${-half} -130 L ${-half} -34 C ${-half - 10} 6 ${-half - 60} 28 -150 52 L 150 52 C ${half + 60} 28 ${half + 10} 6 ${half} -34 L ${half} -130 Z`,
    skin.base,
  ) +
  path(`M -104 50 L 104 50 L 90 150 L -90 150 Z`, skin.base) +
  path(
    `M ${-half} -112 L ${half} -112 L ${half} -30 C ${half - 16} -58 ${-half + 40} -26 ${-half} -66 Z`,
    skin.shade,
    'fill-opacity="0.85"',
  ) +
  line(
    'M -58 62 C -40 54 -24 54 -12 62 M 58 62 C 40 54 24 54 12 62',
    skin.shade,
    5,
    'stroke-opacity="0.7"',
  )
