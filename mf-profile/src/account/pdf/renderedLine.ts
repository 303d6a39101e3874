import { graphemes } from './textLayout.ts'

/**
 * A line as the browser draws it, with the fonts of the device. Lengths are in points. Positions are
 * measured from the left end of the line.
 */
export type RenderedLine = {
  readonly pixels: ImageData
  readonly width: number
  readonly above: number
  readonly below: number
  readonly isRightToLeft: boolean
  /** Positions of the letters, in the order of the text, also for scripts from right to left. */
  readonly letters: readonly Letter[]
}

export type Letter = { readonly text: string; readonly x: number; readonly width: number }

/** Pixels per point: 288 dpi. */
const SCALE = 4
/** Space above and below the base line, in font sizes. Some scripts have tall letters. */
const ABOVE = 1.3
const BELOW = 0.6

const fontOf = (size: number) => `${size}px system-ui, sans-serif`

const ruler = new OffscreenCanvas(1, 1).getContext('2d')

/** The width of a text as the browser draws it. Both in points. */
export function browserTextWidth(text: string, size: number): number {
  if (!ruler) return text.length * size
  ruler.font = fontOf(size)
  return ruler.measureText(text).width
}

/** Draws a line of any script. `color` is a CSS color. */
export function renderLine(line: string, size: number, color: string): RenderedLine {
  const { width, isRightToLeft, letters } = layOut(line, size)
  const canvas = new OffscreenCanvas(
    Math.ceil(width * SCALE),
    Math.ceil((ABOVE + BELOW) * size * SCALE),
  )
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no room to draw a line of text.')
  context.scale(SCALE, SCALE)
  context.font = fontOf(size)
  context.fillStyle = color
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.fillText(line, 0, ABOVE * size)
  return {
    pixels: context.getImageData(0, 0, canvas.width, canvas.height),
    width: canvas.width / SCALE,
    above: ABOVE * size,
    below: canvas.height / SCALE - ABOVE * size,
    isRightToLeft,
    letters,
  }
}

function layOut(line: string, size: number) {
  const element = document.createElement('span')
  element.dir = 'auto'
  element.textContent = line
  element.style.cssText = `position: absolute; visibility: hidden; white-space: pre; font: ${fontOf(size)}; letter-spacing: 0`
  document.body.append(element)
  try {
    const { left, width } = element.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    return { width: Math.max(width, 1), isRightToLeft, letters: placeLetters(element, left) }
  } finally {
    element.remove()
  }
}

function placeLetters({ firstChild: text }: Element, left: number): readonly Letter[] {
  if (!(text instanceof Text)) return []
  const range = document.createRange()
  let end = 0
  return graphemes(text.data).map((letter) => {
    range.setStart(text, end)
    end += letter.length
    range.setEnd(text, end)
    const box = range.getBoundingClientRect()
    return { text: letter, x: box.left - left, width: box.width }
  })
}
