import { chooseClothes } from './clothes/choose.mjs'
import { chooseHair } from './hair/choose.mjs'
import { cloth, skins } from './palette.mjs'
import { faceShapes } from './face.mjs'
import { sceneOrder } from './scenes/scenes.mjs'

/**
 * Whom to draw. `place` is the picture's place in the gallery: scenes and skins follow it, so that
 * neighbours differ; everything else follows from the id.
 * @typedef {{ id: string, place: number, gender: 'woman' | 'man' | 'nonbinary' | 'other', age: number }} Sitter
 * @typedef {ReturnType<typeof chooseTraits>} Traits
 * @typedef {import('./random.mjs').Random} Random
 */

const skinOrder = /** @type {const} */ ([1, 4, 0, 6, 2, 5, 3, 1, 7, 2, 4, 0, 3])

/** @param {Random} random @param {boolean} beardless @param {number} age @returns {import('./beard.mjs').BeardStyle} */
const chooseBeard = (random, beardless, age) =>
  beardless
    ? 'none'
    : random.pick(
        age < 26
          ? ['none', 'none', 'stubble', 'none', 'moustache']
          : ['none', 'none', 'stubble', 'short', 'full', 'goatee', 'moustache', 'short'],
      )

/** @param {Sitter} sitter @param {Random} random */
export function chooseTraits({ place, gender, age }, random) {
  const feminine = gender === 'woman' || (gender !== 'man' && random.chance(0.5))
  const skinAt = skinOrder[place % skinOrder.length] ?? 1
  const skin = skins[skinAt] ?? skins[0]
  const scene = sceneOrder[place % sceneOrder.length] ?? 'studio'
  const hair = chooseHair(random, {
    feminine,
    androgynous: gender === 'nonbinary' || gender === 'other',
    age,
    skinAt,
  })
  const lipstick = feminine && random.chance(0.45)
  return {
    skin,
    scene,
    hair,
    age,
    clothes: chooseClothes(random, { scene, feminine, pale: skinAt < 3 }),
    face: random.pick(faceShapes),
    turn: random.pick([-13, -8, 0, 8, 13]),
    tilt: random.between(-4.5, 4.5),
    shift: random.between(-26, 26),
    zoom: random.between(1.18, 1.4),
    eyes: /** @type {import('./eyes.mjs').Eyes} */ ({
      style: random.pick(['open', 'soft', 'open', 'smiling', 'soft']),
      iris: random.pick(
        skinAt < 3
          ? ['#6b4a2f', '#4f7a8a', '#5d7a52', '#4a3426']
          : ['#3b2620', '#4f3222', '#2f211e'],
      ),
      lashes: feminine,
      lid: '#2a1b20',
      white: '#fffaf3',
    }),
    apart: random.between(47, 53),
    brow: /** @type {import('./eyes.mjs').BrowStyle} */ (
      feminine
        ? random.pick(['arched', 'fine', 'arched', 'straight'])
        : random.pick(['straight', 'thick', 'straight'])
    ),
    nose: /** @type {import('./mouth.mjs').NoseStyle} */ (random.pick(['soft', 'round', 'long'])),
    mouth: /** @type {import('./mouth.mjs').MouthStyle} */ (
      random.pick(
        feminine
          ? ['smile', 'grin', 'lips', 'laugh', 'half', 'lips']
          : ['smile', 'grin', 'half', 'smile', 'laugh'],
      )
    ),
    lip: lipstick ? random.pick(['#c2474b', '#b8455f', '#cf5f4f', '#96394f']) : skin.lip,
    freckles: skinAt < 4 && random.chance(0.24),
    beard: chooseBeard(random, feminine, age),
    glasses: /** @type {import('./accessories.mjs').GlassesStyle} */ (
      random.chance(age > 44 ? 0.5 : 0.3)
        ? random.pick([
            'round',
            'square',
            'round',
            feminine ? 'cat' : 'square',
            age < 50 ? 'sun' : 'round',
          ])
        : 'none'
    ),
    frame: random.pick(['#3a2a2c', '#7a4a32', '#2f4f5c', '#a6473d']),
    earring: /** @type {import('./accessories.mjs').EarringStyle} */ (
      random.chance(feminine ? 0.55 : 0.12)
        ? random.pick(feminine ? ['stud', 'hoop', 'drop'] : ['stud', 'hoop'])
        : 'none'
    ),
    metal: random.pick(['#e2b458', '#e9dfd2', cloth.terracotta]),
    companion: /** @type {import('./companions.mjs').Companion} */ (
      random.chance(0.2) ? random.pick(['dog', 'cat', 'dog', 'bouquet', 'guitar']) : 'none'
    ),
    coat: random.pick(['#c98f57', '#8a5b3e', '#e6cfae', '#6b6468', '#d9a066']),
    shoulder: feminine ? random.between(206, 228) : random.between(240, 268),
    neck: feminine ? 46 : 58,
  }
}
