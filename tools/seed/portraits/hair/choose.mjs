import { cloth, hairColours } from '../palette.mjs'
import { coveredHair } from './covered.mjs'
import { curlyHair } from './curly.mjs'
import { gatheredHair } from './gathered.mjs'
import { longHair } from './long.mjs'
import { shortHair } from './short.mjs'

/**
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('../accessories.mjs').HatStyle} HatStyle
 * @typedef {{ feminine: boolean, androgynous: boolean, age: number, skinAt: number }} Who
 */

const styles = { ...shortHair, ...curlyHair, ...longHair, ...gatheredHair }

/** @typedef {keyof typeof shortHair | keyof typeof curlyHair | keyof typeof longHair | keyof typeof gatheredHair} StyleName */

/** @type {readonly [StyleName, ...StyleName[]]} */
const feminineStyles = [
  'straight',
  'wavy',
  'bob',
  'bangs',
  'topBun',
  'ponytail',
  'braids',
  'swept',
  'curlyLong',
  'pixie',
  'wavy',
  'straight',
]
/** @type {readonly [StyleName, ...StyleName[]]} */
const feminineCoils = [
  'afro',
  'locs',
  'braids',
  'puffs',
  'curlyLong',
  'topBun',
  'afro',
  'afroShort',
]
/** @type {readonly [StyleName, ...StyleName[]]} */
const masculineStyles = [
  'crop',
  'sidePart',
  'quiff',
  'fringe',
  'slick',
  'curlyTop',
  'manBun',
  'buzz',
  'sidePart',
]
/** @type {readonly [StyleName, ...StyleName[]]} */
const masculineCoils = ['afroShort', 'buzz', 'curlyTop', 'locs', 'bald', 'crop']
/** @type {readonly [StyleName, ...StyleName[]]} */
const masculineLater = ['crop', 'sidePart', 'thinning', 'bald', 'slick', 'buzz']
/** @type {readonly [StyleName, ...StyleName[]]} */
const feminineLater = ['bob', 'pixie', 'swept', 'wavy', 'topBun', 'bangs']

/** Styles that lie flat enough for something on top. */
const underHat = new Set(['straight', 'wavy', 'bob', 'braids', 'crop', 'fringe', 'buzz', 'swept'])

/** @param {Random} random @param {Who} who */
function colourOf(random, { age, skinAt, androgynous }) {
  const c = hairColours
  if (age > 54) return random.pick([c.grey, c.silver, c.white, c.pepper])
  if (age > 43 && random.chance(0.45)) return random.pick([c.pepper, c.grey])
  if (androgynous && random.chance(0.5)) return random.pick([c.teal, c.rose, c.lilac])
  if (skinAt > 4) return random.pick([c.black, c.black, c.espresso, c.auburn])
  if (skinAt > 2) return random.pick([c.black, c.espresso, c.brown, c.chestnut])
  return random.pick([
    c.black,
    c.espresso,
    c.brown,
    c.chestnut,
    c.auburn,
    c.ginger,
    c.honey,
    c.blond,
  ])
}

/** @param {Random} random @param {Who} who @returns {StyleName} */
function styleOf(random, { feminine, age, skinAt }) {
  const coils = skinAt > 4 || (skinAt > 3 && random.chance(0.5))
  if (feminine)
    return random.pick(coils ? feminineCoils : age > 52 ? feminineLater : feminineStyles)
  return random.pick(age > 47 ? masculineLater : coils ? masculineCoils : masculineStyles)
}

/**
 * `covered`: nothing of ears and hair shows.
 * @param {Random} random
 * @param {Who} who
 * @returns {import('./short.mjs').Hair & { colour: import('../palette.mjs').HairColour, hat: HatStyle, covered: boolean }}
 */
export function chooseHair(random, who) {
  const colour = colourOf(random, who)
  const wrap = random.pick([
    cloth.teal,
    cloth.rose,
    cloth.mustard,
    cloth.lilac,
    cloth.brick,
    cloth.navy,
  ])
  if (who.feminine && random.chance(0.06))
    return {
      ...coveredHair.headscarf(wrap),
      colour,
      hat: 'none',
      covered: true,
    }
  if (who.feminine && who.skinAt > 3 && random.chance(0.12))
    return {
      ...coveredHair.headwrap(wrap),
      colour,
      hat: 'none',
      covered: false,
    }
  const style = styleOf(random, who)
  /** @type {HatStyle} */
  const hat =
    underHat.has(style) && random.chance(0.3)
      ? random.pick(
          who.feminine
            ? ['beanie', 'brim', 'bucket', 'band']
            : ['beanie', 'cap', 'bucket', 'cap', 'brim'],
        )
      : 'none'
  return { ...styles[style](colour), colour, hat, covered: false }
}
