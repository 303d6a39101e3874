import { earrings, glasses, hat } from './accessories.mjs'
import { beard } from './beard.mjs'
import { neck, torso } from './clothes/body.mjs'
import { shaded } from './colour.mjs'
import { drawCompanion } from './companions.mjs'
import { brows, drawEyes } from './eyes.mjs'
import { ears, head } from './face.mjs'
import { mouth, nose } from './mouth.mjs'
import { randomFor } from './random.mjs'
import { drawScene } from './scenes/scenes.mjs'
import { group, n, path } from './shapes.mjs'
import { chooseTraits } from './traits.mjs'

/** How far the neck's base is below the eyes. */
const neckBase = 214

/** @param {import('./traits.mjs').Traits} t */
function drawBody({ skin, clothes, shoulder, neck: half }) {
  const bare = clothes.bareShoulders ? path(torso(shoulder, half, 20), skin.base) : ''
  return group(`translate(0 ${neckBase})`, [
    clothes.behind,
    bare,
    neck(skin, half),
    clothes.wear({ ...clothes, shoulder }),
  ])
}

/** @param {import('./traits.mjs').Traits} t */
function drawFace(t) {
  const { face, skin, turn, hair } = t
  const browColour = hair.covered ? '#3a2a28' : shaded(hair.colour.base, 0.25)
  const features = [
    beard(t.beard, face, { hair: hair.colour.base, skin: skin.base, turn }),
    group(`translate(${turn} 0)`, [
      t.glasses === 'sun' ? '' : drawEyes(t.eyes, { gaze: turn * 0.16, apart: t.apart }),
      brows(t.brow, browColour, t.apart),
      group(`translate(${n(turn * 0.4)} 0)`, [nose(t.nose, skin)]),
      mouth(t.mouth, skin, t.lip),
      glasses(t.glasses, t.frame, face.temple),
    ]),
  ]
  return head(face, skin, t) + features.join('')
}

/**
 * A flat, warm picture of nobody in particular, 800 by 800 units.
 * @param {import('./traits.mjs').Sitter} sitter
 * @returns {string} an SVG document, always the same for the same sitter
 */
export function portrait(sitter) {
  const random = randomFor(sitter.id)
  const t = chooseTraits(sitter, random)
  const { hair } = t
  const tilted = `rotate(${n(t.tilt)} 0 150)`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">',
    drawScene(t.scene, random),
    group(`translate(${n(400 + t.shift)} 384) scale(${t.zoom.toFixed(3)})`, [
      group(tilted, [hair.back ?? '']),
      drawBody(t),
      group(tilted, [
        hair.covered ? '' : ears(t.face, t.skin, t.turn),
        hair.covered ? '' : earrings(t.earring, t.metal, t.face.temple),
        drawFace(t),
        hair.over ?? '',
        hair.front,
        hat(hair.hat, t.clothes.second, t.clothes.main),
      ]),
    ]),
    drawCompanion(t.companion, t.coat),
    '</svg>',
  ].join('')
}
