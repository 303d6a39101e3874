import { rgb, type PDFDocument } from 'pdf-lib'
import type { Paragraph } from './detailsText.ts'
import { drawLine, drawnWidth } from './drawnLine.ts'
import { hiddenText } from './hiddenText.ts'
import { pasteImage } from './pasteImage.ts'
import type { Typeface } from './pdfFonts.ts'
import { splitRuns, type Run } from './splitRuns.ts'
import { wrapLines } from './wrapLines.ts'

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 }
const MARGIN = 60
const LEADING = 1.4

const ink = [0.1, 0.15, 0.13] as const
const soft = [0.33, 0.38, 0.35] as const

/** Size and room above, in points. */
const styles = {
  title: { size: 20, above: 0, color: ink },
  heading: { size: 14, above: 16, color: ink },
  strong: { size: 12, above: 8, color: ink },
  text: { size: 10.5, above: 1, color: ink },
  small: { size: 9, above: 4, color: soft },
} as const

type Color = (typeof styles)[keyof typeof styles]['color']

const cssColor = (color: Color) => `rgb(${color.map((part) => Math.round(part * 255)).join(' ')})`

/** Writes paragraphs from top to bottom, and adds pages as they fill. */
export function pdfPen(document: PDFDocument, faces: readonly Typeface[]) {
  const hidden = hiddenText(document)
  let page = document.addPage([PAGE.width, PAGE.height])
  let y = PAGE.height - MARGIN

  function widthOf(text: string, size: number): number {
    const runs = splitRuns(text, faces)
    if (!runs) return drawnWidth(text, size)
    return runs.reduce((sum, run) => sum + run.face.font.widthOfTextAtSize(run.text, size), 0)
  }

  function set(runs: readonly Run<Typeface>[], size: number, [r, g, b]: Color): void {
    let x = MARGIN
    for (const { face, text } of runs) {
      page.drawText(text, { x, y, size, color: rgb(r, g, b), font: face.font })
      x += face.font.widthOfTextAtSize(text, size)
    }
  }

  /** A line in a script that the fonts do not have: its picture, and the letters over it. */
  function paste(line: string, size: number, color: Color): void {
    const drawn = drawLine(line, size, cssColor(color))
    const { pixels, width, above, below, isRightToLeft, letters } = drawn
    const left = isRightToLeft ? PAGE.width - MARGIN - width : MARGIN
    const box = { x: left, y: y - below, width, height: above + below }
    pasteImage(document, page, pixels, box)
    for (const { text, x, width } of letters)
      hidden.write(page, text, { x: left + x, y, width, size })
  }

  function write({ style, text }: Paragraph): void {
    const { size, above, color } = styles[style]
    y -= above
    for (const line of wrapLines(text, PAGE.width - 2 * MARGIN, (part) => widthOf(part, size))) {
      y -= size * LEADING
      if (y < MARGIN) {
        page = document.addPage([PAGE.width, PAGE.height])
        y = PAGE.height - MARGIN - size * LEADING
      }
      const runs = splitRuns(line, faces)
      if (runs) set(runs, size, color)
      else paste(line, size, color)
    }
  }
  return { write, finish: hidden.finish }
}
