import { shaded } from './colour.mjs'
import { group, path } from './shapes.mjs'

/**
 * @typedef {'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'} BeardStyle
 * @typedef {import('./face.mjs').FaceShape} FaceShape
 */

const upperLip =
  'M 0 66 C -20 62 -44 72 -48 92 C -34 84 -16 80 0 80 C 16 80 34 84 48 92 C 44 72 20 62 0 66 Z'

/**
 * From one sideburn round the chin to the other, leaving the mouth free.
 * @param {FaceShape} face
 * @param {number} fall how far it hangs below the chin
 */
function round({ temple, cheek, jaw, chin }, fall) {
  const low = chin + fall
  return `M ${-temple + 1} 8 C ${-temple + 4} 50 ${-cheek} ${chin - 84} ${-jaw - 12} ${chin - 50} C ${-jaw * 0.9} ${low - 14} ${-jaw * 0.5} ${low} 0 ${low} C ${jaw * 0.5} ${low} ${jaw * 0.9} ${low - 14} ${jaw + 12} ${chin - 50} C ${cheek} ${chin - 84} ${temple - 4} 50 ${temple - 1} 8 C ${temple - 14} 40 84 62 58 72 C 40 60 20 62 0 66 C -20 62 -40 60 -58 72 C -84 62 ${-temple + 14} 40 ${-temple + 1} 8 Z`
}

const mouthGap = 'M -46 84 C -22 92 22 92 46 84 C 42 124 20 132 0 132 C -20 132 -42 124 -46 84 Z'

/**
 * @param {BeardStyle} style
 * @param {FaceShape} face
 * @param {{ hair: string, skin: string, turn: number }} look the mouth moves with the turn of the head
 */
export function beard(style, face, { hair, skin, turn }) {
  /** @param {readonly string[]} parts */
  const withMouth = (parts) => group(`translate(${turn} 0)`, parts)
  if (style === 'none') return ''
  if (style === 'moustache') return withMouth([path(upperLip, hair)])
  if (style === 'stubble') return path(round(face, 0), shaded(skin, 0.75), 'fill-opacity="0.2"')
  if (style === 'goatee') {
    const { chin } = face
    const d = `M -50 82 C -52 120 -40 ${chin} 0 ${chin + 8} C 40 ${chin} 52 120 50 82 C 30 64 -30 64 -50 82 Z`
    return withMouth([path(d, hair), path(mouthGap, skin)])
  }
  const fall = style === 'full' ? 34 : 6
  return path(round(face, fall), hair) + withMouth([path(mouthGap, skin)])
}
