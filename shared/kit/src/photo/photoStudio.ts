import { withLimit } from '@greenlight/runtime'
import { fail } from '../errors.ts'
import {
  type CropSquare,
  type Encoding,
  type OpenedPhoto,
  type PhotoReply,
  type PhotoRequest,
  photoWorker,
} from './photoWorker.ts'

/**
 * Decoding 12 megapixels takes half a second, 64 megapixels on a slow phone several. After this time it
 * counts as hanging.
 */
const LIMIT_MS = 20_000

/** Decodes, crops and encodes one photo. */
export type PhotoStudio = {
  /**
   * Decodes the photo. Called once. Rejects if the browser cannot decode it; with GreenlightError
   * `kit/photo-slow` after 20 s.
   */
  open: (file: Blob) => Promise<OpenedPhoto>
  /**
   * Returns a square of the open photo, in pixels of its `size`, without metadata. A browser that cannot
   * encode the type returns another one.
   */
  encode: (square: CropSquare, encoding: Encoding) => Promise<Blob>
  /** A square of the open photo with 192 pixels on each side; or all of it, with 192 on the shorter one. */
  pixels: (part: CropSquare | 'all') => Promise<ImageData>
  close: () => void
}

/**
 * Starts a worker for one photo. On the main thread each encoding would wait until the page is idle (up
 * to 1 s), and drawing 12 megapixels would block input.
 */
export function openPhotoStudio(): PhotoStudio {
  const program = new Blob([`(${photoWorker.toString()})()`], { type: 'text/javascript' })
  const address = URL.createObjectURL(program)
  const worker = new Worker(address)
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The photo worker failed.'))
  })
  broken.catch(() => {}) // avoids an unhandled rejection; each request races against `broken`

  async function ask<T>(request: PhotoRequest): Promise<T> {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<PhotoReply<T>>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<PhotoReply<T>>) => resolve(data)
    })
    worker.postMessage(request, [port2])
    const slow = () => fail('kit/photo-slow')
    const reply = await withLimit(Promise.race([answer, broken]), LIMIT_MS, slow).finally(() =>
      port1.close(),
    )
    if ('failed' in reply) throw new Error(reply.failed)
    return reply.done
  }

  return {
    open: (file) => ask({ open: file }),
    encode: (square, encoding) => ask({ encode: { square, encoding } }),
    pixels: (part) => ask({ pixels: part }),
    close() {
      worker.terminate()
      URL.revokeObjectURL(address)
    },
  }
}
