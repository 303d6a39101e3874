import { rgb, type PDFDocument } from 'pdf-lib'
import type { Paragraph } from './detailsText.ts'
import type { Typeface } from './pdfFonts.ts'
import { splitRuns } from './splitRuns.ts'
import { wrapLines } from './wrapLines.ts'

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 }
const MARGIN = 60
const LEADING = 1.4

const ink = rgb(0.1, 0.15, 0.13)
const soft = rgb(0.33, 0.38, 0.35)

/** Size and room above, in points. */
const styles = {
  title: { size: 20, above: 0, color: ink },
  heading: { size: 14, above: 16, color: ink },
  strong: { size: 12, above: 8, color: ink },
  text: { size: 10.5, above: 1, color: ink },
  small: { size: 9, above: 4, color: soft },
} as const

/** Writes paragraphs from top to bottom, and adds pages as they fill. */
export function pdfPen(document: PDFDocument, faces: readonly [Typeface, ...Typeface[]]) {
  let page = document.addPage([PAGE.width, PAGE.height])
  let y = PAGE.height - MARGIN

  function write({ style, text }: Paragraph): void {
    const { size, above, color } = styles[style]
    const widthOf = (part: string) =>
      splitRuns(part, faces).reduce(
        (sum, { face, text }) => sum + face.font.widthOfTextAtSize(text, size),
        0,
      )
    y -= above
    for (const line of wrapLines(text, PAGE.width - 2 * MARGIN, widthOf)) {
      y -= size * LEADING
      if (y < MARGIN) {
        page = document.addPage([PAGE.width, PAGE.height])
        y = PAGE.height - MARGIN - size * LEADING
      }
      let x = MARGIN
      for (const { face, text } of splitRuns(line, faces)) {
        page.drawText(text, { x, y, size, color, font: face.font })
        x += face.font.widthOfTextAtSize(text, size)
      }
    }
  }
  return { write }
}
