import { mix, shaded } from './colour.mjs'

/** @typedef {{ base: string, shade: string, blush: string, lip: string, line: string }} Skin */

/** @param {string} base @param {string} shade @param {string} blush @param {string} lip @returns {Skin} */
const skin = (base, shade, blush, lip) => ({ base, shade, blush, lip, line: shaded(shade, 0.42) })

/** From light to dark. @type {readonly [Skin, ...Skin[]]} */
export const skins = [
  skin('#fbdcc4', '#efbd9f', '#f2957f', '#d8746b'),
  skin('#f5c9a5', '#e2a880', '#ec8a72', '#cc685d'),
  skin('#e8b587', '#cf9566', '#dd7d5e', '#bd5d4c'),
  skin('#d49a68', '#b87b4c', '#cc6a48', '#a84f40'),
  skin('#b87849', '#985d35', '#b9573a', '#8f4034'),
  skin('#935c3a', '#754428', '#a14a34', '#7d3a30'),
  skin('#704329', '#57311d', '#8b3f2c', '#7c3c35'),
  skin('#573322', '#412317', '#773527', '#7a3c38'),
]

/** @typedef {{ base: string, dark: string, light: string }} HairColour */

/** @param {string} base @returns {HairColour} */
const hair = (base) => ({ base, dark: shaded(base, 0.32), light: mix(base, '#ffd9a8', 0.26) })

export const hairColours = {
  black: hair('#2b2324'),
  espresso: hair('#46302a'),
  brown: hair('#6b4531'),
  chestnut: hair('#8a5636'),
  auburn: hair('#9a4527'),
  ginger: hair('#c86f38'),
  honey: hair('#b98b4f'),
  blond: hair('#dcb36c'),
  pepper: hair('#6d6768'),
  grey: hair('#a5a09e'),
  silver: hair('#cdc8c4'),
  white: hair('#ebe5de'),
  teal: hair('#3d8784'),
  rose: hair('#d57c92'),
  lilac: hair('#9780bd'),
}

/** Cloth, in hues that sit well together. */
export const cloth = {
  terracotta: '#d66f4a',
  mustard: '#e3a63d',
  teal: '#2e7d84',
  forest: '#3c6950',
  navy: '#30436a',
  rose: '#d9878b',
  cream: '#f4e7d1',
  lilac: '#9784b6',
  sky: '#7db0cd',
  charcoal: '#41404b',
  brick: '#a6473d',
  olive: '#868a4d',
  sage: '#9db892',
  peach: '#f2b48c',
}
