import {
  rgb,
  type PDFDocument,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  type PDFPage,
} from 'pdf-lib'
import type { Paragraph } from './accountParagraphs.ts'
import { renderLine, browserTextWidth } from './renderedLine.ts'
import { hiddenTextLayer } from './hiddenTextLayer.ts'
import type { EmbeddedFont } from './pdfFonts.ts'
import { splitByFont, wrapLines, type FontRun } from './textLayout.ts'

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 }
const MARGIN = 60
const LEADING = 1.4

const ink = [0.1, 0.15, 0.13] as const
const soft = [0.33, 0.38, 0.35] as const

/** Font size and space above, in points. */
const styles = {
  title: { size: 20, above: 0, color: ink },
  heading: { size: 14, above: 16, color: ink },
  strong: { size: 12, above: 8, color: ink },
  text: { size: 10.5, above: 1, color: ink },
  small: { size: 9, above: 4, color: soft },
} as const

type Color = (typeof styles)[keyof typeof styles]['color']

const cssColor = (color: Color) => `rgb(${color.map((part) => Math.round(part * 255)).join(' ')})`

/** Writes paragraphs from top to bottom, and adds pages. */
export function pdfWriter(document: PDFDocument, faces: readonly EmbeddedFont[]) {
  const hidden = hiddenTextLayer(document)
  let page = document.addPage([PAGE.width, PAGE.height])
  let y = PAGE.height - MARGIN

  function widthOf(text: string, size: number): number {
    const runs = splitByFont(text, faces)
    if (!runs) return browserTextWidth(text, size)
    return runs.reduce((sum, run) => sum + run.face.font.widthOfTextAtSize(run.text, size), 0)
  }

  function drawRuns(runs: readonly FontRun<EmbeddedFont>[], size: number, [r, g, b]: Color): void {
    let x = MARGIN
    for (const { face, text } of runs) {
      page.drawText(text, { x, y, size, color: rgb(r, g, b), font: face.font })
      x += face.font.widthOfTextAtSize(text, size)
    }
  }

  /** Writes a line in a script that the fonts do not have: a picture of it, and hidden letters above. */
  function drawPicture(line: string, size: number, color: Color): void {
    const drawn = renderLine(line, size, cssColor(color))
    const { pixels, width, above, below, isRightToLeft, letters } = drawn
    const left = isRightToLeft ? PAGE.width - MARGIN - width : MARGIN
    const box = { x: left, y: y - below, width, height: above + below }
    drawPixels(document, page, pixels, box)
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
      const runs = splitByFont(line, faces)
      if (runs) drawRuns(runs, size, color)
      else drawPicture(line, size, color)
    }
  }
  return { write, finish: hidden.finish }
}

/** In points. `x` and `y` are of the lower left corner. */
type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws pixels with transparency on a page. Not as a PNG, because encoding one takes up to a second on a busy page. */
function drawPixels(
  document: PDFDocument,
  page: PDFPage,
  { width, height, data }: ImageData,
  box: Box,
): void {
  const { context } = document
  const image = (isPart: (channel: number) => boolean, more: object) =>
    context.register(
      context.flateStream(Uint8Array.from(data.filter((_, at) => isPart(at % 4))), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        BitsPerComponent: 8,
        ...more,
      }),
    )
  const mask = image((channel) => channel === 3, { ColorSpace: 'DeviceGray' })
  const colors = image((channel) => channel < 3, { ColorSpace: 'DeviceRGB', SMask: mask })
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(box.width, 0, 0, box.height, box.x, box.y),
    drawObject(page.node.newXObject('Line', colors)),
    popGraphicsState(),
  )
}
