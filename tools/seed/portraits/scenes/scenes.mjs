import { evenings } from './evening.mjs'
import { greens } from './green.mjs'
import { indoors } from './indoors.mjs'
import { skies } from './sky.mjs'
import { studio } from './studio.mjs'
import { towns } from './town.mjs'

const scenes = { ...skies, ...towns, ...evenings, ...indoors, ...greens, studio }

/** @typedef {keyof typeof scenes} SceneName */

/**
 * In the order in which the gallery shows them: neighbours never share a place or a light.
 * @type {readonly [SceneName, ...SceneName[]]}
 */
export const sceneOrder = [
  'goldenSky',
  'cafe',
  'plants',
  'skyline',
  'beach',
  'studio',
  'stringLights',
  'park',
  'brick',
  'mountains',
  'books',
  'night',
  'flowers',
  'pictures',
  'bridge',
  'forest',
  'studio',
  'desert',
  'snow',
]

/**
 * @param {SceneName} name
 * @param {import('../random.mjs').Random} random
 */
export const drawScene = (name, random) => scenes[name](random)
