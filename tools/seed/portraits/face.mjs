import { bothSides, circle, ellipse, line, n, path } from './shapes.mjs'

/**
 * Faces are drawn around the point between the eyes. Widths are half widths at the temple, the
 * cheek and the jaw; `chin` is how far below the eyes the face ends.
 * @typedef {{ temple: number, cheek: number, jaw: number, chin: number }} FaceShape
 * @typedef {import('./palette.mjs').Skin} Skin
 */

/** @type {readonly [FaceShape, ...FaceShape[]]} */
export const faceShapes = [
  { temple: 114, cheek: 106, jaw: 66, chin: 152 },
  { temple: 116, cheek: 112, jaw: 76, chin: 144 },
  { temple: 112, cheek: 106, jaw: 78, chin: 158 },
  { temple: 116, cheek: 104, jaw: 60, chin: 150 },
  { temple: 112, cheek: 108, jaw: 72, chin: 160 },
]

/** @param {FaceShape} face */
function outline({ temple, cheek, jaw, chin }) {
  const side = `C ${temple} -140 70 -178 0 -178`
  return `M 0 ${chin} C ${n(jaw * 0.52)} ${chin} ${n(jaw * 0.86)} ${chin - 20} ${jaw + 10} ${chin - 52} C ${cheek - 4} ${chin - 86} ${temple} 30 ${temple} -30 ${side} C -70 -178 ${-temple} -140 ${-temple} -30 C ${-temple} 30 ${-cheek + 4} ${chin - 86} ${-jaw - 10} ${chin - 52} C ${n(-jaw * 0.86)} ${chin - 20} ${n(-jaw * 0.52)} ${chin} 0 ${chin} Z`
}

/** The far side, away from the light. @param {FaceShape} face @param {number} turn */
function farSide({ temple, cheek, jaw, chin }, turn) {
  const inner = 84 + turn * 0.5
  return `M 0 ${chin} C ${n(jaw * 0.52)} ${chin} ${n(jaw * 0.86)} ${chin - 20} ${jaw + 10} ${chin - 52} C ${cheek - 4} ${chin - 86} ${temple} 30 ${temple} -30 C ${temple} -80 104 -120 80 -146 C ${n(inner + 18)} -80 ${n(inner + 12)} 0 ${n(inner)} 40 C ${n(inner - 10)} 84 ${n(jaw * 0.7)} ${chin - 26} 0 ${chin} Z`
}

/** @param {FaceShape} face @param {Skin} skin @param {number} turn */
export function ears(face, skin, turn) {
  const ear =
    ellipse(-face.temple - 4, 22, 21, 31, skin.base) +
    line(
      `M ${-face.temple - 9} 8 C ${-face.temple - 22} 14 ${-face.temple - 12} 30 ${-face.temple - 6} 34`,
      skin.shade,
      5,
    )
  const far = ellipse(face.temple + 4, 22, 21, 31, skin.shade)
  return `<g transform="translate(${n(turn * 0.5)} 0)">${ear}</g><g transform="translate(${n(turn * 0.5)} 0)">${far}</g>`
}

/**
 * Head without hair: outline, shadow side, blush, and the small marks of a life.
 * @param {FaceShape} face
 * @param {Skin} skin
 * @param {{ turn: number, age: number, freckles: boolean }} look
 */
export function head(face, skin, { turn, age, freckles }) {
  const parts = [
    path(outline(face), skin.base),
    path(farSide(face, turn), skin.shade, 'fill-opacity="0.55"'),
    `<g transform="translate(${n(turn)} 0)">`,
    bothSides(ellipse(-66, 56, 27, 18, skin.blush, 'fill-opacity="0.34"')),
  ]
  if (age >= 44)
    parts.push(
      bothSides(line('M -46 62 C -56 74 -58 84 -54 94', skin.line, 3, 'stroke-opacity="0.4"')),
    )
  if (age >= 52) {
    parts.push(
      bothSides(line('M -88 -2 l -12 -6 M -88 6 l -13 2', skin.line, 3, 'stroke-opacity="0.4"')),
    )
    parts.push(
      bothSides(line('M -64 24 C -54 29 -46 28 -38 24', skin.line, 3, 'stroke-opacity="0.35"')),
    )
    parts.push(line('M -34 -84 C -12 -90 12 -90 34 -84', skin.line, 3, 'stroke-opacity="0.28"'))
  }
  if (freckles) {
    for (const [x, y] of [
      [-76, 42],
      [-62, 48],
      [-48, 40],
      [-68, 58],
      [-34, 46],
    ]) {
      parts.push(bothSides(circle(x ?? 0, y ?? 0, 2.6, skin.line, 'fill-opacity="0.5"')))
    }
  }
  parts.push('</g>')
  return parts.join('')
}
