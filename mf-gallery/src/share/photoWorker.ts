import type { CropSquare, PhotoSize } from '@greenlight/kit/domain/cropGeometry'
import type { JpegAttempt } from '@greenlight/kit/domain/photoQuality'

export type PhotoRequest = { open: Blob } | { encode: { square: CropSquare; attempt: JpegAttempt } }

/** `display` is what the crop shows; `size` is that of the photo which `encode` draws from. */
export type OpenedPhoto = { size: PhotoSize; display: Blob }

/** OpenedPhoto for `open`, a Blob for `encode`. */
export type PhotoReply<T> = { done: T } | { failed: string }

/**
 * Decodes, shrinks and encodes. It is the whole program of a worker, started from its own source
 * text, since a worker's file would have to be on the shell's origin: it may use nothing outside.
 */
export function photoWorker(): void {
  // At the largest zoom, 3, a third of the shorter edge is shown: 800 pixels of it, as many as are kept.
  const SOURCE_EDGE = 2400
  const DISPLAY_EDGE = 1200
  const DISPLAY_QUALITY = 0.85
  let source = new OffscreenCanvas(1, 1)

  /** `image` or its `square`, on white, since JPEG has no transparency. */
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

  /** `image` whole, its shorter edge at most `edge` pixels. */
  function shrink(image: CanvasImageSource & PhotoSize, edge: number): OffscreenCanvas {
    const scale = Math.min(1, edge / Math.min(image.width, image.height))
    const fit = (length: number) => Math.max(1, Math.round(length * scale))
    return draw(image, fit(image.width), fit(image.height))
  }

  const encode = (canvas: OffscreenCanvas, quality: number) =>
    canvas.convertToBlob({ type: 'image/jpeg', quality })

  async function open(file: Blob): Promise<OpenedPhoto> {
    const bitmap = await createImageBitmap(file) // turns the photo upright by its EXIF data
    source = shrink(bitmap, SOURCE_EDGE)
    bitmap.close()
    const display = await encode(shrink(source, DISPLAY_EDGE), DISPLAY_QUALITY)
    return { size: { width: source.width, height: source.height }, display }
  }

  async function answer(request: PhotoRequest): Promise<PhotoReply<OpenedPhoto | Blob>> {
    try {
      if ('open' in request) return { done: await open(request.open) }
      const { square, attempt } = request.encode
      const { edge, quality } = attempt
      return { done: await encode(draw(source, edge, edge, square), quality) }
    } catch (error) {
      return { failed: String(error) }
    }
  }

  // One after the other: a photo that is opened meanwhile must not slip under an encoding.
  let queue = Promise.resolve()
  addEventListener('message', ({ data, ports }: MessageEvent<PhotoRequest>) => {
    queue = queue.then(async () => ports[0]?.postMessage(await answer(data)))
  })
}
