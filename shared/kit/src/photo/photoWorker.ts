/** Width and height of a photo in its own pixels. */
export type PhotoSize = { readonly width: number; readonly height: number }

/** A square of the photo, in its own pixels. */
export type CropSquare = { readonly x: number; readonly y: number; readonly edge: number }

/** A way to encode: a square of `edge` pixels with a quality from 0 to 1. */
export type Encoding = {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly edge: number
  readonly quality: number
}

export type PhotoRequest =
  | { open: Blob }
  | { encode: { square: CropSquare; encoding: Encoding } }
  /** A square of the photo, or all of it. */
  | { pixels: CropSquare | 'all' }

/** `display` is the picture for the crop. `size` is the size of the decoded photo, which `encode` uses. */
export type OpenedPhoto = { size: PhotoSize; display: Blob }

/** `done` is an OpenedPhoto after `open`, a Blob after `encode`, small ImageData after `pixels`. */
export type PhotoReply<T> = { done: T } | { failed: string }

/**
 * The program of the worker: decodes, shrinks and encodes. It is started from the source text of this
 * function, because a worker's file must be on the shell's origin. So it cannot use anything outside it.
 */
export function photoWorker(): void {
  // The largest zoom, 3, shows a third of the shorter edge: 800 pixels, the size of the stored photo.
  const SOURCE_EDGE = 2400
  const DISPLAY_EDGE = 1200
  // Six times as fine as the squares that a perceptual hash looks at.
  const PIXELS_EDGE = 192
  const DISPLAY_QUALITY = 0.85
  let source = new OffscreenCanvas(1, 1)

  /** Draws `image` or its `square` on white, because a stored photo has no transparency. */
  function draw(
    image: CanvasImageSource & PhotoSize,
    width: number,
    height: number,
    square?: CropSquare,
  ): OffscreenCanvas {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('There is no room to draw the photo.')
    context.imageSmoothingQuality = 'high'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    const { x, y } = square ?? { x: 0, y: 0 }
    const [w, h] = square ? [square.edge, square.edge] : [image.width, image.height]
    context.drawImage(image, x, y, w, h, 0, 0, width, height)
    return canvas
  }

  /** Draws the whole `image`, with a shorter edge of at most `edge` pixels. */
  function shrink(image: CanvasImageSource & PhotoSize, edge: number): OffscreenCanvas {
    const scale = Math.min(1, edge / Math.min(image.width, image.height))
    const fit = (length: number) => Math.max(1, Math.round(length * scale))
    return draw(image, fit(image.width), fit(image.height))
  }

  /** The few pixels by which a photo is recognized. */
  function pixels(part: CropSquare | 'all'): ImageData {
    const canvas =
      part === 'all' ? shrink(source, PIXELS_EDGE) : draw(source, PIXELS_EDGE, PIXELS_EDGE, part)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no room to read the photo.')
    return context.getImageData(0, 0, canvas.width, canvas.height)
  }

  const encode = (canvas: OffscreenCanvas, type: string, quality: number) =>
    canvas.convertToBlob({ type, quality })

  async function open(file: Blob): Promise<OpenedPhoto> {
    const bitmap = await createImageBitmap(file) // applies the orientation of the EXIF data
    source = shrink(bitmap, SOURCE_EDGE)
    bitmap.close()
    const display = await encode(shrink(source, DISPLAY_EDGE), 'image/jpeg', DISPLAY_QUALITY)
    return { size: { width: source.width, height: source.height }, display }
  }

  async function answer(
    request: PhotoRequest,
  ): Promise<PhotoReply<OpenedPhoto | Blob | ImageData>> {
    try {
      if ('open' in request) return { done: await open(request.open) }
      if ('pixels' in request) return { done: pixels(request.pixels) }
      const { square, encoding } = request.encode
      const { type, edge, quality } = encoding
      return { done: await encode(draw(source, edge, edge, square), type, quality) }
    } catch (error) {
      return { failed: String(error) }
    }
  }

  // Requests run one after the other: opening a photo during an encoding would change its source.
  let queue = Promise.resolve()
  addEventListener('message', ({ data, ports }: MessageEvent<PhotoRequest>) => {
    queue = queue.then(async () => ports[0]?.postMessage(await answer(data)))
  })
}
