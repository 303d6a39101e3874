import { cloth } from '../palette.mjs'
import { hood, layers } from './layers.mjs'
import { tops } from './tops.mjs'

/**
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('../scenes/scenes.mjs').SceneName} SceneName
 * @typedef {keyof typeof cloth} ClothName
 */

const garments = { ...tops, ...layers }

/** @typedef {keyof typeof garments} GarmentName */

/** @type {readonly [GarmentName, ...GarmentName[]]} */
const feminine = [
  'tee',
  'vNeck',
  'stripes',
  'turtleneck',
  'knit',
  'straps',
  'florals',
  'shirt',
  'blazer',
  'cardigan',
  'denim',
  'overalls',
  'scarf',
]
/** @type {readonly [GarmentName, ...GarmentName[]]} */
const masculine = [
  'tee',
  'shirt',
  'stripes',
  'turtleneck',
  'knit',
  'blazer',
  'denim',
  'hoodie',
  'hoodie',
  'cardigan',
  'scarf',
  'shirt',
]
/** @type {readonly [GarmentName, ...GarmentName[]]} */
const warm = ['turtleneck', 'knit', 'scarf', 'hoodie', 'cardigan']

/** Cloth that stands out from a scene. @type {readonly [ClothName, ...ClothName[]]} */
const onDark = ['mustard', 'cream', 'peach', 'terracotta', 'sky', 'rose', 'sage']
/** @type {readonly [ClothName, ...ClothName[]]} */
const onWarm = ['teal', 'navy', 'forest', 'cream', 'charcoal', 'olive', 'sky', 'brick']
/** @type {readonly [ClothName, ...ClothName[]]} */
const onCool = ['terracotta', 'mustard', 'rose', 'brick', 'cream', 'navy', 'lilac', 'peach']

const coolScenes = new Set(['plants', 'park', 'forest', 'snow', 'beach', 'flowers', 'mountains'])
const darkScenes = new Set(['night', 'stringLights', 'books'])

/**
 * @param {Random} random
 * @param {{ scene: SceneName, feminine: boolean, pale: boolean }} who peach on pale skin would look bare
 */
export function chooseClothes(random, { scene, feminine: isFeminine, pale }) {
  const colours = darkScenes.has(scene) ? onDark : coolScenes.has(scene) ? onCool : onWarm
  const picked = random.pick(colours)
  const main = pale && picked === 'peach' ? 'mustard' : picked
  /** @type {readonly [ClothName, ...ClothName[]]} */
  const others = ['cream', ...colours.filter((name) => name !== main)]
  const second = random.pick(others)
  const name = random.pick(scene === 'snow' ? warm : isFeminine ? feminine : masculine)
  return {
    main: cloth[main],
    second: cloth[main === second ? 'peach' : second],
    wear: garments[name],
    bareShoulders: name === 'straps',
    behind: name === 'hoodie' ? hood(cloth[main]) : '',
  }
}
