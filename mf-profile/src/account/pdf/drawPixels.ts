import {
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFPage,
} from 'pdf-lib'

/** In points. `x` and `y` are of the lower left corner. */
type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws pixels with transparency on a page. Not as a PNG, because encoding one takes up to a second on a busy page. */
export function drawPixels(
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
